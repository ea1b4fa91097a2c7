import { render } from '@testing-library/svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Component } from 'svelte';
import type { BoardProps } from '../contract';
import { names, states, table, update } from './dev/states';
import { plain } from '../../words/words.svelte';
import { cardName, status } from './words';

let Board: Component<BoardProps<'quirkies'>>;
beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {} })); // still pictures
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Board = (await import('./Board.svelte')).default;
});

const some = ['mine', 'clock', 'rich', 'over', 'covered', 'local', 'spectator', 'replay'];
test.each(Object.entries(states).filter(([name]) => some.includes(name)))(
  '%s: every card and cell has a spoken name, and no hidden card is on the page',
  (_, moment) => {
    const me = moment.me ?? 0;
    const local = moment.local ?? [me];
    const now = update(moment.view, me, 1, moment.trail, moment.change);
    const { container } = render(Board, {
      table: table(moment.view),
      update: now,
      animate: false,
      hurry: false,
      settled: () => {},
      log: [],
      names,
      me,
      localSeats: local,
      status: status(now, table(moment.view), me, local),
      covered: moment.covered ?? false,
      act: async () => {},
      seatMenu: () => {},
      replaying: moment.replaying ?? false,
      reducedMotion: true,
      muted: true,
      serverNow: () => 0,
    });
    const cells = [...container.querySelectorAll('[data-at^="cell-"]')].map((cell) => cell.getAttribute('aria-label'));
    expect(cells).toHaveLength(9);
    for (const name of cells)
      expect(name).toMatch(/(orange|green|blue) \w+ on (stripes|dots|triangles)|white \w+, still free/);
    const hand = [...container.querySelectorAll('.hand button [role=img]')].map((one) =>
      one.getAttribute('aria-label'),
    );
    const mine = moment.view.hands[Math.max(0, me)]!.flatMap((one) => (one && !moment.covered ? [cardName(one)] : []));
    expect(hand).toEqual(mine);
    // a face is a mark with a letter: as many as there are cards one may see
    const open =
      moment.view.board.filter((cell) => cell.top).length +
      moment.view.hands.flatMap((cards, seat) => (moment.covered && seat === me ? [] : cards.filter(Boolean))).length;
    expect(container.querySelectorAll('[href^="#qk-mark-"]')).toHaveLength(open);
    for (const button of container.querySelectorAll('button'))
      expect(
        button.getAttribute('aria-label') ??
          button.querySelector('[role=img]')?.getAttribute('aria-label') ??
          button.textContent,
      ).toMatch(/\w/);
  },
);

test('whoever called what is no line reads beside their face why', () => {
  const [, moment] = Object.entries(states).find(([, one]) => one.view.phase === 'window' && (one.me ?? 0) === 0)!;
  const why = 'You called, but one of those cards is white: one token back.';
  const wrong = { event: 'wrong' as const, seat: 0, line: 0, cost: 1 };
  const now = {
    ...update({ ...moment.view, said: moment.view.said.map(() => false) }, 0, 1, [wrong]),
    aim: { after: plain(''), meant: plain(why) },
  };
  const { container } = render(Board, {
    table: table(moment.view),
    update: now,
    animate: false,
    hurry: false,
    settled: () => {},
    log: [],
    names,
    me: 0,
    localSeats: [0],
    status: status(now, table(moment.view), 0, [0]),
    covered: false,
    act: async () => {},
    seatMenu: () => {},
    replaying: false,
    reducedMotion: true,
    muted: true,
    serverNow: () => 0,
  });
  expect(container.querySelector('.me')!.textContent).toContain(why);
});
