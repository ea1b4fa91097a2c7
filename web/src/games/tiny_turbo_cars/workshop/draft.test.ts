import { describe, expect, test } from 'vitest';
import {
  addBoard,
  first,
  flip,
  lanesOf,
  mistakeAt,
  moveBoard,
  paint,
  read,
  removeBoard,
  setLanes,
  setRows,
  write,
  type Ours,
} from './draft';

const ours: Ours = {
  START_A: ['....', 'SSSS'],
  T1_A: ['..x.', '....'],
  T1_B: ['.o..', '....'],
  T3_A: ['.c..', '....'],
  FIN_A: ['....', 'FFFF'],
};

test('boards of ours are only named', () => {
  expect(write(first())).toBe('name = "My track"\ntrack = ["START_A", "T1_A", "T3_A", "FIN_A"]\n');
});
test('a board of ours becomes one of one’s own when it is drawn on', () => {
  const draft = paint(first(), ours, 1, 0, 1, 'w');
  expect(write(draft)).toContain('track = ["START_A", "MINE_1", "T3_A", "FIN_A"]');
  expect(write(draft)).toContain("[boards]\nMINE_1 = '''\n..x.\nw...\n'''");
  expect(paint(draft, ours, 1, 0, 1, 'w')).toBe(draft);
});
test('what is written is read again', () => {
  let draft = paint(first(), ours, 2, 3, 0, 'h');
  draft = { ...draft, name: 'Say "hi"', shuffle: true, fourth: true };
  const file = {
    name: 'Say "hi"',
    track: ['START_A', 'T1_A', 'FIN_A'],
    fourth: 'MINE_1',
    shuffle: true,
    boards: { MINE_1: '.c.h\n....\n' },
  };
  expect(write(draft)).toContain('fourth = "MINE_1"\nshuffle = true');
  expect(read(file, '')).toEqual(draft);
});
test('pairs of sides and the names of boards alone are tracks too', () => {
  const pairs = read({ track: [['START_A', 'START_B'], 'FIN_A'] }, '');
  expect(write(pairs)).toContain('track = [["START_A", "START_B"], "FIN_A"]');
  expect(read({}, 'START_B T4_A, FIN_A').boards.map((board) => board.name)).toEqual(['START_B', 'T4_A', 'FIN_A']);
});
describe('drawing', () => {
  test('the finish is one line across the board', () => {
    const moved = paint(first(), ours, 3, 2, 0, 'F');
    expect(moved.boards[3]!.rows).toEqual(['FFFF', '....']);
    expect(paint(moved, ours, 3, 1, 0, 'o').boards[3]!.rows).toEqual(['.o..', '....']);
  });
  test('rows come and go at the far end', () => {
    expect(setRows(first(), ours, 1, 3).boards[1]!.rows).toEqual(['....', '..x.', '....']);
    expect(setRows(first(), ours, 1, 1).boards[1]!.rows).toEqual(['....']);
  });
  test('all boards get as wide as the track', () => {
    const wide = setLanes(first(), ours, 5);
    expect(lanesOf(wide, ours)).toBe(5);
    expect(wide.boards.at(-1)!.rows).toEqual(['.....', 'FFFFF']);
    expect(new Set(wide.boards.map((board) => board.name)).size).toBe(4);
  });
});
describe('boards', () => {
  test('come between start and finish, move there and go', () => {
    const more = addBoard(first(), ours, 3, 'T1_B');
    expect(more.boards.map((board) => board.name)).toEqual(['START_A', 'T1_A', 'T3_A', 'T1_B', 'FIN_A']);
    expect(moveBoard(more, 3, -2).boards[1]!.name).toBe('T1_B');
    expect(moveBoard(more, 1, -1)).toBe(more);
    expect(removeBoard(more, 0)).toBe(more);
    expect(removeBoard(more, 3).boards).toEqual(first().boards);
  });
  test('a new one is empty, and has a name of its own', () => {
    const twice = addBoard(addBoard(first(), ours, 1, null), ours, 1, null);
    expect(twice.boards.map((board) => board.name)).toEqual(['START_A', 'T1_A', 'MINE_2', 'MINE_1', 'T3_A', 'FIN_A']);
    expect(addBoard(twice, ours, 1, null)).toBe(twice);
  });
  test('have two sides', () => {
    expect(flip(first(), 1).boards[1]!.name).toBe('T1_B');
  });
});
test('the place of a mistake', () => {
  const draft = paint(first(), ours, 1, 0, 1, 'w');
  expect(mistakeAt('board MINE_1 is closed: a car in lane 2, 3 cannot get through.', draft)).toEqual({
    place: 1,
    row: null,
    lanes: [1, 2],
  });
  expect(mistakeAt("board MINE_1, row 2 from the top, lane 1: 'q' is no space.", draft)).toEqual({
    place: 1,
    row: 1,
    lanes: [0],
  });
  expect(mistakeAt('track must list the boards.', draft)).toBeNull();
});
