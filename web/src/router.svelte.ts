// The whole router: a path is one of a few pages. Links are plain <a href>; clicks on them are caught in one place.
import { tick } from 'svelte';

export type Route =
  | { page: 'lobby' }
  | { page: 'me' | 'played' | 'friends' }
  | { page: 'player'; player: string }
  | { page: 'deal'; deal: string }
  | { page: 'table'; code: string }
  | { page: 'replay'; code: string; at?: number }
  | { page: 'analysis' | 'tv'; code: string }
  | { page: 'game'; game: string }
  | { page: 'workshop'; game: string }
  | { page: 'try' | 'position'; game: string }
  | { page: 'learn' | 'puzzles' | 'daily'; game: string }
  | { page: 'lesson'; game: string; lesson: string }
  | { page: 'lab'; game: string }
  | { page: 'labgame'; game: string; key: string; number: number }
  | { page: 'nowhere' };

/** What looks like a table's code (src/quirkbox/server/codes.py) is one; every other word is a game's id, or nothing: only the server knows. */
const code = /^[A-Za-z]{3}[_-]?[0-9]{2,9}$/;

/** What people type: any case, with or without a dash, with spaces. Shown as the server writes it: FOX-42. */
export function tidyCode(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** Somebody may paste the whole link. */
export function codeFrom(text: string): string {
  const path = /^\s*(?:https?:\/\/)?[^/\s]+\/([A-Za-z0-9-]+)/.exec(text);
  return tidyCode(path?.[1] ?? text);
}

export function parse(path: string): Route {
  const parts = path.split('/').filter(Boolean);
  const [first, second, third] = parts;
  if (first === undefined) return { page: 'lobby' };
  const shown = /^\/([A-Za-z0-9_-]+)\/lab\/([0-9a-f]+)\/(\d+)\/?$/.exec(path);
  if (shown) return { page: 'labgame', game: shown[1]!.toLowerCase(), key: shown[2]!, number: Number(shown[3]) };
  const moment = /^\/([A-Za-z0-9_-]+)\/replay\/(\d{1,6})\/?$/.exec(path);
  if (moment && code.test(moment[1]!)) return { page: 'replay', code: moment[1]!.toUpperCase(), at: Number(moment[2]) };
  if (parts.length > 3 || !/^[A-Za-z0-9_-]+$/.test(first)) return { page: 'nowhere' };
  if (code.test(first)) {
    if (third !== undefined) return { page: 'nowhere' };
    if (second === undefined) return { page: 'table', code: first.toUpperCase() };
    return second === 'replay' || second === 'analysis' || second === 'tv'
      ? { page: second, code: first.toUpperCase() }
      : { page: 'nowhere' };
  }
  const game = first.toLowerCase();
  if (game === 'me' && second === 'games' && third === undefined) return { page: 'played' };
  if (game === 'me' || game === 'friends') return { page: second === undefined ? game : 'nowhere' };
  if (game === 'deal' && second !== undefined && third === undefined) return { page: 'deal', deal: second };
  if (game === 'player' && second !== undefined && third === undefined) return { page: 'player', player: second };
  if (second === undefined) return { page: 'game', game };
  if (third !== undefined) return second === 'learn' ? { page: 'lesson', game, lesson: third } : { page: 'nowhere' };
  if (second === 'learn' || second === 'puzzles' || second === 'daily') return { page: second, game };
  return second === 'try' || second === 'position' || second === 'workshop' || second === 'lab'
    ? { page: second, game }
    : { page: 'nowhere' };
}

class Router {
  route = $state.raw<Route>({ page: 'lobby' });
  /** Grows with every step, so that a page can tell a return from a first visit. */
  steps = 0;

  start(): () => void {
    this.route = parse(location.pathname);
    const pop = (): void => this.#show(location.pathname);
    const click = (event: MouseEvent): void => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      // also inside a part of the page that is kept apart (a shadow tree)
      const link = (event.composedPath()[0] as Element | undefined)?.closest?.('a');
      if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
      if (link.pathname.startsWith('/api/') || link.hash) return;
      event.preventDefault();
      this.go(link.pathname);
    };
    addEventListener('popstate', pop);
    document.addEventListener('click', click);
    return () => {
      removeEventListener('popstate', pop);
      document.removeEventListener('click', click);
    };
  }

  go(path: string, how: { replace?: boolean } = {}): void {
    if (path === location.pathname) return;
    if (how.replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.steps += 1;
    this.#show(path);
  }

  #show(path: string): void {
    const turn = async (): Promise<void> => {
      this.route = parse(path);
      await tick();
      scrollTo(0, 0);
    };
    // Pages fade into each other where the browser knows how.
    if (!('startViewTransition' in document) || document.hidden) return void turn();
    // Two steps at once: the first fade is dropped, which is no error.
    const fade = document.startViewTransition(turn);
    for (const promise of [fade.ready, fade.finished]) promise.catch(() => undefined);
  }
}

export const router = new Router();
