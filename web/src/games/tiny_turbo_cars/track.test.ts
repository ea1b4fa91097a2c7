import { describe, expect, it } from 'vitest';
import { bookAt, books, corner, middle, paper, roomAt } from './track';
import { stretch } from './examples';

describe('the track on paper', () => {
  const track = stretch(['......', '.xx...', '.xx..x', '.....x', '.....x', '......']);

  it('runs up with blue on the left, or to the right with blue on top', () => {
    const up = paper(track, 'v');
    expect(middle(up, 0, 3)[0]).toBeLessThan(middle(up, 1, 3)[0]);
    expect(middle(up, 0, 4)[1]).toBeLessThan(middle(up, 0, 3)[1]);
    const right = paper(track, 'h');
    expect(middle(right, 0, 3)[1]).toBeLessThan(middle(right, 1, 3)[1]);
    expect(middle(right, 0, 4)[0]).toBeGreaterThan(middle(right, 0, 3)[0]);
    expect(corner(right, 0, -1)[0]).toBe(0);
  });

  it('has garden ahead of the farthest car', () => {
    expect(paper(track, 'h', 40).last).toBeGreaterThan(45);
  });

  it('makes books of impassable spaces, each space in one of them', () => {
    const all = books(track);
    const covered = all.flatMap((book) =>
      Array.from(
        { length: book.lanes * book.rows },
        (_, i) => `${book.lane + (i % book.lanes)},${book.row + Math.floor(i / book.lanes)}`,
      ),
    );
    expect(covered.sort()).toEqual(['1,1', '1,2', '2,1', '2,2', '5,2', '5,3', '5,4'].sort());
    expect(bookAt(all, 2, 2)?.rows).toBe(2);
    expect(all).toHaveLength(3); // the long one is two
  });

  it('knows the room of a row', () => {
    expect(roomAt(track, 2)).toBe('T1');
    expect(roomAt(track, 9)).toBe('garden');
  });
});
