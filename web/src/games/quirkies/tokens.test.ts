import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { sketch, table as tableOf, update } from './dev/states';
import PiecePicture from './PiecePicture.svelte';
import Score from './Score.svelte';
import { facesAt, mixed } from './tokens';
import { CREATURES } from './types';

afterEach(cleanup);
const creatures = (of: Element): string[] =>
  [...of.querySelectorAll('.qk-gold use')].map((use) => use.getAttribute('href')!.replace('#qk-', ''));
const table = tableOf(sketch);
table.seats[1] = { ...table.seats[1]!, pieces: { token: 'snork' } };

test('whoever chose a creature has it on every token, the others a bit of everybody', () => {
  const face = facesAt(table);
  expect([0, 1, 2].map((n) => face(1, n))).toEqual(['snork', 'snork', 'snork']);
  expect([0, 1, 2].map((n) => face(0, n))).toEqual([0, 1, 2].map((n) => mixed(0, n)));
  const { container } = render(Score, { update: update({ ...sketch, tokens: [1, 3, 0, 0] }, 0), table, seat: 1 });
  expect(creatures(container)).toEqual(['snork', 'snork', 'snork']);
});
test.each(['mixed', ...CREATURES])('%s can be seen before it is chosen', (form) => {
  const { container } = render(PiecePicture, { piece: 'token', form, chair: 0 });
  expect(creatures(container)).toEqual(form === 'mixed' ? [0, 1, 2].map((n) => mixed(0, n)) : [form]);
});
