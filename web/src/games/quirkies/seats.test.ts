import { expect, test } from 'vitest';
import { chairs, trace, wire } from './seats';

test('the next player clockwise sits on the left', () => {
  expect(chairs(4, 0)).toEqual(['me', 'left', 'top', 'right']);
  expect(chairs(4, 2)).toEqual(['top', 'right', 'me', 'left']);
  expect(chairs(3, 1)).toEqual(['right', 'me', 'left']);
  expect(chairs(2, 1)).toEqual(['top', 'me']);
  expect(chairs(4, -1)).toEqual(chairs(4, 0));
});

test('traces leave straight, bend once by 45 degrees and arrive', () => {
  expect(trace({ x: 0, y: 0 }, { x: 100, y: 40 }, 'across')).toBe('M0 0h30l40 40H100');
  expect(trace({ x: 100, y: 0 }, { x: 0, y: -40 }, 'across')).toBe('M100 0h-30l-40 -40H0');
  expect(trace({ x: 0, y: 0 }, { x: 20, y: 60 }, 'down')).toBe('M0 0v20l20 20V60');
  expect(trace({ x: 0, y: 0 }, { x: 80, y: 20 }, 'down')).toBe('M0 0v0l20 20h60V20');
});

test('a wire cuts its corners, never more than half a side', () => {
  expect(
    wire(
      [
        { x: 0, y: 0 },
        { x: 40, y: 0 },
        { x: 40, y: 40 },
      ],
      10,
    ),
  ).toBe('M0 0L30 0L40 10L40 40');
  expect(
    wire(
      [
        { x: 0, y: 0 },
        { x: 8, y: 0 },
        { x: 8, y: 40 },
      ],
      10,
    ),
  ).toBe('M0 0L4 0L8 10L8 40');
  expect(
    wire(
      [
        { x: 0, y: 0 },
        { x: 8, y: 0, cut: 0 },
        { x: 8, y: 40 },
      ],
      10,
    ),
  ).toBe('M0 0L8 0L8 0L8 40');
});
