/** For tests: a key pressed there, as a handler gets to see it. */
export function keydown(key: string, target: Element = document.body): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key });
  target.dispatchEvent(event);
  return event;
}
