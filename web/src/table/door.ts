// The door of a table, as whoever looks at it may use it.
import type { DoorInfo, GameInfo, TableInfo } from '../wire';

export const isHost = (table: TableInfo): boolean => table.seats[table.door?.host ?? -1]?.mine ?? false;

/** How somebody without a seat gets one. */
export const wayIn = (table: TableInfo): DoorInfo['opens'] => table.door?.opens ?? 'open';

export const doors: DoorInfo['opens'][] = ['open', 'knock', 'locked'];

/** The bot that plays on for somebody. */
export const standIn = (info: GameInfo): string => info.bots[Math.min(1, info.bots.length - 1)]?.id ?? '';
