// Whose turn it is, on this device.
import type { TableInfo, Update } from '../wire';

/** The local seats that are asked to act now. */
export const asked = (update: Update, here: number[]): number[] =>
  update.over ? [] : update.waiting.filter((seat) => here.includes(seat));

/** The tab says it when one looks elsewhere. */
export function badge(mine: boolean, title: string, table: TableInfo): string {
  document.querySelector('link[rel=icon]')?.setAttribute('href', mine ? '/favicon-turn.svg' : '/favicon.svg');
  return `${mine ? '● ' : ''}${title} – ${table.code}`;
}
