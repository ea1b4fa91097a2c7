// What this client has for each game, found by the names of its files and fetched when it is asked for:
//   <id>/index.ts                    its board and all around it, a GameClient
//   <id>/Box.svelte, Mini.svelte     what the lobby shows of it
//   <id>/TryIt.svelte                the page `/<id>/try`
//   <id>/After.svelte                its own part of the analysis of a finished game
//   <id>/workshop/Workshop.svelte    the page `/<id>/workshop`
// Which games there are, only the server knows. One that has nothing here gets the plain board and a plain box.
import type { Component } from 'svelte';
import type { GameInfo } from '../wire';
import { reader, t } from '../words/words.svelte';
import type { AfterProps, BoxProps, GameClient, WorkshopProps } from './contract';

type Fetch<T> = () => Promise<T>;
type Alone = Component<Record<string, never>>;

const clients = import.meta.glob<GameClient>(['./*/index.ts', '!./plain/*'], { import: 'default' });
const boxes = import.meta.glob<Component<BoxProps>>(['./*/Box.svelte', '!./plain/*'], { import: 'default' });
const minis = import.meta.glob<Alone>('./*/Mini.svelte', { import: 'default' });
const tryOuts = import.meta.glob<Alone>('./*/TryIt.svelte', { import: 'default' });
const afters = import.meta.glob<Component<AfterProps>>('./*/After.svelte', { import: 'default' });
const workshops = import.meta.glob<Component<WorkshopProps>>('./*/workshop/Workshop.svelte', { import: 'default' });

/** A part of this page could not be fetched: most likely the server has a newer one by now. */
export class Outdated extends Error {
  constructor() {
    super(t('page-outdated'));
  }
}

const kept = new Map<string, Promise<unknown>>();

/** Fetched once; whoever asks again gets the same promise, unless it was broken. */
function once<T>(key: string, fetch: Fetch<T> | undefined): Promise<T> {
  let found = kept.get(key) as Promise<T> | undefined;
  if (!found) {
    found = (fetch?.() ?? Promise.reject(new Outdated())).catch(() => {
      kept.delete(key);
      throw new Outdated();
    });
    kept.set(key, found);
  }
  return found;
}

/** A game's words come with whatever speaks them. */
const withWords =
  <T>(id: string, fetch: Fetch<T>): Fetch<T> =>
  async () =>
    (await Promise.all([fetch(), reader.load(id)]))[0];

export function clientOf(info: GameInfo): Promise<GameClient> {
  const own = clients[`./${info.id}/index.ts`];
  const plain = async (): Promise<GameClient> => (await import('./plain')).plainClient(info);
  const fetch = info.client === 'own' ? own : plain;
  return once(`client ${info.id}`, fetch && withWords(info.id, fetch));
}

/** It will be wanted soon. */
export const prefetch = (info: GameInfo): void => void clientOf(info).catch(() => undefined);

export const boxOf = (info: GameInfo): Promise<Component<BoxProps>> =>
  once(
    `box ${info.id}`,
    boxes[`./${info.id}/Box.svelte`] ?? (async () => (await import('./plain/Box.svelte')).default),
  );

const found =
  <T>(where: Record<string, Fetch<T>>, path: (id: string) => string) =>
  (id: string): Promise<T> | undefined => {
    const fetch = where[path(id)];
    return fetch && once(path(id), withWords(id, fetch));
  };

export const miniOf = found(minis, (id) => `./${id}/Mini.svelte`);
export const tryItOf = found(tryOuts, (id) => `./${id}/TryIt.svelte`);
export const afterOf = found(afters, (id) => `./${id}/After.svelte`);
export const workshopOf = found(workshops, (id) => `./${id}/workshop/Workshop.svelte`);
export const hasTryIt = (id: string): boolean => `./${id}/TryIt.svelte` in tryOuts;
export const hasWorkshop = (id: string): boolean => `./${id}/workshop/Workshop.svelte` in workshops;
