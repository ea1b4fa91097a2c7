// Which creature looks out of a seat's tokens: looks only. The board tells all its drawings what was chosen before the game.
import { getContext, hasContext, setContext } from 'svelte';
import type { TableInfo } from '../../wire';
import { CREATURES, type CreatureName } from './types';

/** The creature on the nth token of a seat. */
export type FaceOf = (seat: number, n: number) => CreatureName;

/** As it is where nobody chooses: a bit of everybody. */
export const mixed: FaceOf = (seat, n) => CREATURES[(seat * 5 + n * 4 + 8) % 9]!;
export const facesAt =
  (table: Pick<TableInfo, 'seats'>): FaceOf =>
  (seat, n) =>
    CREATURES.find((creature) => creature === table.seats[seat]?.pieces?.token) ?? mixed(seat, n);

const key = Symbol('tokens');
export const tellFaces = (of: FaceOf): FaceOf => setContext(key, of);
export const facesHere = (): FaceOf => (hasContext(key) ? getContext<FaceOf>(key) : mixed);
