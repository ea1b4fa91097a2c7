import { expect, it } from 'vitest';
import { atTheBoard } from './press';

const pressed = (html: string, more: KeyboardEventInit = {}): boolean => {
  document.body.innerHTML = html;
  let heard = false;
  const event = new KeyboardEvent('keydown', { key: 'q', bubbles: true, ...more });
  document.body.addEventListener('keydown', () => (heard = atTheBoard(event)), { once: true });
  document.body.querySelector('i')!.dispatchEvent(event);
  return heard;
};

it.each(['<i></i>', '<aside><i></i></aside>', '<button><i></i></button>'])('is for the board: %s', (html) => {
  expect(pressed(html)).toBe(true);
  expect(pressed(html, { ctrlKey: true })).toBe(false);
});
it.each(['<dialog><i></i></dialog>', '<aside data-drawer><i></i></aside>', '<p contenteditable><i></i></p>'])(
  'is for somebody else: %s',
  (html) => expect(pressed(html)).toBe(false),
);
