// What the server has: games and tables, asked for again and again while one looks at the lobby.
import { untrack } from 'svelte';
import { api, Failure } from '../api';
import { me } from '../me.svelte';
import { network } from '../offline/network.svelte';
import { notify } from '../shared/notify.svelte';
import type { GameInfo, TableLine, Tables } from '../wire';
import { reader } from '../words/words.svelte';
import { turns } from './turns';

// ms
const often = 5_000;
const whileGettingReady = 2_000;
const whileHidden = 30_000;
const whileWaiting = 1_000;

class Catalogue {
  games = $state.raw<GameInfo[] | null>(null);
  tables = $state.raw<Tables | null>(null);
  away = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The games are as they were told before, and the server has not been reached since. */
  #old = false;
  /** The tables where it was one's turn; null: not known yet. */
  #turns: Set<string> | null = null;
  /** in which they were told */
  #language = '';

  constructor() {
    $effect.root(() => {
      $effect(() => {
        if (reader.language !== this.#language) untrack(() => this.games && void this.#fetch().catch(() => undefined));
      });
    });
  }

  /** What games say of themselves comes in the reader's language. */
  async #fetch(): Promise<GameInfo[]> {
    const language = (this.#language = reader.language);
    const games = await api.games();
    this.#old = network.away;
    return language === reader.language ? (this.games = games) : this.#fetch();
  }

  /** Once the server has said what there is. */
  async gameInfo(id: string): Promise<GameInfo | undefined> {
    if (!this.games) await this.#fetch();
    return this.game(id);
  }
  game(id: string): GameInfo | undefined {
    return this.games?.find((game) => game.id === id);
  }
  nameOf(id: string): string {
    return this.game(id)?.name ?? id;
  }

  get #gettingReady(): boolean {
    return !!this.games?.some((game) => !game.ready);
  }

  /** Its rules are compiled before those of the others, if they are not yet. True as soon as they are; false if `goesOn` says so before that. */
  async untilReady(id: string, goesOn: () => boolean): Promise<boolean> {
    while (goesOn()) {
      if ((await api.want(id)).ready) {
        this.games = this.games?.map((game) => (game.id === id ? { ...game, ready: true } : game)) ?? null;
        return goesOn();
      }
      await new Promise((go) => setTimeout(go, whileWaiting));
    }
    return false;
  }

  /** Until the returned function is called. */
  watch(): () => void {
    const look = async (): Promise<void> => {
      // Whoever looks elsewhere is asked for only if they want to be told.
      if (!document.hidden || notify.on) await this.#ask();
      const hurry = this.away || this.#gettingReady;
      this.#timer = setTimeout(() => void look(), document.hidden ? whileHidden : hurry ? whileGettingReady : often);
    };
    const back = (): void => void (document.hidden || this.#ask());
    document.addEventListener('visibilitychange', back);
    void look();
    return () => {
      clearTimeout(this.#timer);
      document.removeEventListener('visibilitychange', back);
    };
  }

  /** Something has changed here. */
  refresh(): Promise<void> {
    return this.#ask();
  }

  /** Where it is one's turn since the last look. */
  #tellTurns(now: TableLine[]): void {
    const fresh = this.#turns && now.filter((line) => !this.#turns!.has(line.code));
    for (const line of fresh ?? []) notify.turn(this.nameOf(line.game), line.code).catch(() => undefined);
    this.#turns = new Set(now.map((line) => line.code));
    // An installed Quirkbox shows the number on its icon.
    const badge = now.length ? navigator.setAppBadge?.(now.length) : navigator.clearAppBadge?.();
    badge?.catch(() => undefined);
  }

  async #ask(): Promise<void> {
    try {
      // The games first: they are kept, and shown without a network too.
      if (!this.games || this.#gettingReady || this.#old) await this.#fetch();
      await me.load();
      this.tables = await api.tables();
      this.#tellTurns(turns(this.tables.mine));
      this.away = false;
    } catch (problem) {
      this.away = problem instanceof Failure && problem.status === 0;
    }
  }
}

export const catalogue = new Catalogue();
