// Whom a pressed key is for.
export const typing = (event: KeyboardEvent): boolean =>
  event.metaKey ||
  event.ctrlKey ||
  event.altKey ||
  (event.target as Element | null)?.closest?.(
    'input:not([type=radio], [type=checkbox], [type=range]), textarea, [contenteditable]',
  ) != null;

/** A plain key, and not for somebody who types, or has opened a sheet or a drawer: it may mean something on the board. */
export const atTheBoard = (event: KeyboardEvent): boolean =>
  !event.metaKey &&
  !event.ctrlKey &&
  !event.altKey &&
  !(event.target as Element | null)?.closest?.('input, textarea, select, [contenteditable], dialog, [data-drawer]');
