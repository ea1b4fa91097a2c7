import { fireEvent } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Drag } from './drag.svelte';

let told: string[];
let card: HTMLElement;
let drag: Drag<string>;
let off: () => void;
let waits: boolean;

beforeEach(() => {
  told = [];
  waits = false;
  card = document.body.appendChild(document.createElement('div'));
  drag = new Drag<string>({
    may: (what) => what !== 'nailed',
    begin: (what) => void told.push(`begin ${what}`),
    move: (x, y) => void told.push(`${x} ${y}`),
    drop: (x, y) => (told.push(`drop ${x} ${y}`), waits),
    tap: (what) => void told.push(`tap ${what}`),
    end: () => void told.push('end'),
  });
  off = drag.handle('card')(card)!;
});
afterEach(() => {
  off();
  card.remove();
});

const press = (): Promise<boolean> => fireEvent.pointerDown(card, { clientX: 10, clientY: 10, button: 0 });
const pull = (x: number): Promise<boolean> => fireEvent.pointerMove(card, { clientX: x, clientY: 10 });
const lift = (): Promise<boolean> => fireEvent.pointerUp(card, { clientX: 60, clientY: 10 });

it('tells a touch from a pull', async () => {
  await press();
  await pull(15);
  await lift();
  expect(told).toEqual(['end', 'tap card']);
});
it('pulls, and drops where one lets go', async () => {
  await press();
  await pull(40);
  expect([drag.what, drag.moved, drag.dx, drag.dragged]).toEqual(['card', true, 30, true]);
  await lift();
  expect(told).toEqual(['begin card', '40 10', 'drop 60 10', 'end']);
  expect([drag.what, drag.moved, drag.dx]).toEqual([null, false, 0]);
  expect(drag.dragged).toBe(true); // the click comes now
  await new Promise((done) => setTimeout(done));
  expect(drag.dragged).toBe(false);
});
it('waits where it was dropped, until somebody says what comes of it', async () => {
  waits = true;
  await press();
  await pull(40);
  await lift();
  await pull(90);
  expect([drag.what, drag.moved, drag.waits, drag.dx]).toEqual(['card', true, true, 30]);
  drag.reset();
  expect([drag.what, drag.moved, drag.waits]).toEqual([null, false, false]);
});
it('drops nothing when the finger is taken away', async () => {
  await press();
  await pull(40);
  await fireEvent.pointerCancel(card);
  expect(told).toEqual(['begin card', '40 10', 'end']);
  expect(drag.what).toBe(null);
});
it('takes hold of nothing that may not be taken, nor with another button', async () => {
  off();
  off = drag.handle('nailed')(card)!;
  await press();
  off();
  off = drag.handle('card')(card)!;
  await fireEvent.pointerDown(card, { button: 2 });
  await pull(90);
  await lift();
  expect(told).toEqual([]);
});
