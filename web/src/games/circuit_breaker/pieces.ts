// Which mouse and which breaker box a chair has: looks only. The board tells all drawings on it.
import { getContext, hasContext, setContext } from 'svelte';
import type { TableInfo } from '../../wire';

/** The form that the mouse or the breaker box of a chair has; '' is the usual one. */
export type FormOf = (chair: number, piece: 'mouse' | 'box') => string;

const key = Symbol('pieces');
export const tellForms = (of: FormOf): FormOf => setContext(key, of);
export const formsHere = (): FormOf => (hasContext(key) ? getContext<FormOf>(key) : () => '');

export const formAt = (table: TableInfo, chair: number, piece: 'mouse' | 'box'): string =>
  table.seats.find((seat) => seat.chair === chair)?.pieces?.[piece] ?? '';
