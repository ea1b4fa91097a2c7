import { describe, expect, it } from 'vitest';
import { boardsOf, cut, flipped, kindOf, nameOf, withBoard, without } from './tracks';

describe('tracks of one’s own', () => {
  const boards = boardsOf('START_A T1_A  T4_B FIN_A');

  it('are told apart', () => {
    expect(kindOf('random', ['first', 'random'])).toBe('choice');
    expect(kindOf('START_A FIN_A', ['first'])).toBe('order');
    expect(kindOf('track = ["START_A", "FIN_A"]', ['first'])).toBe('file');
  });

  it('are made board by board, between start and finish', () => {
    expect(withBoard(boards, 'T2_A')).toEqual(['START_A', 'T1_A', 'T4_B', 'T2_A', 'FIN_A']);
    expect(without(boards, 1)).toEqual(['START_A', 'T4_B', 'FIN_A']);
    const full = withBoard(withBoard(boards, 'T2_A'), 'T3_A');
    expect(withBoard(full, 'T1_B')).toEqual(full);
    expect(flipped('T4_B')).toBe('T4_A');
    expect(flipped('START_A')).toBe('START_B');
  });

  it('have the name their file gives them', () => {
    expect(nameOf('# mine\nname = "Round the sofa"  # yes\ntrack = []')).toBe('Round the sofa');
    expect(nameOf('track = []')).toBe('A track of your own');
  });

  it('are cut into boards', () => {
    const cutUp = cut({
      lanes: 3,
      rows: 3,
      finish: 2,
      boards: [
        { face: 'START_A', first_row: 0, rows: 2 },
        { face: 'FIN_A', first_row: 2, rows: 1 },
      ],
      spaces: ['SSS', '...', 'FFF'],
    });
    expect(cutUp.START_A!.spaces).toEqual(['SSS', '...']);
    expect(cutUp.FIN_A).toMatchObject({ rows: 1, spaces: ['FFF'] });
  });
});
