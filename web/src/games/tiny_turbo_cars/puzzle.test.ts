import { describe, expect, it } from 'vitest';
import { cellFor, follow, slid, slidAll, slidesFor, unconfirmed } from './puzzle';
import { WAYS } from './types';
import type { Way } from './types';

/** Sixteen cells by letter; the dot is the hole. */
const cells = (text: string): string[] =>
  [...text.replaceAll(' ', '')].map((letter) => (letter === '.' ? 'hole' : letter));
const start = cells('abcd efgh ij.l mnok');

describe('a controller', () => {
  it('slides the tile beside the hole', () => {
    expect(slid(start, 'up')).toEqual(cells('abcd efgh ijol mn.k'));
    expect(slid(start, 'down')).toEqual(cells('abcd ef.h ijgl mnok'));
    expect(slid(start, 'left')).toEqual(cells('abcd efgh ijl. mnok'));
    expect(slid(start, 'right')).toEqual(cells('abcd efgh i.jl mnok'));
  });

  it('has no tile to slide where the frame is', () => {
    const corner = cells('.bcd efgh ijal mnok');
    expect(WAYS.map((way) => cellFor(corner, way) >= 0)).toEqual([true, false, true, false]);
    expect(slid(corner, 'down')).toEqual(corner);
    const edge = cells('abcd efg. hjil mnok');
    expect(cellFor(edge, 'left')).toBe(-1); // the next line's first tile is no neighbour
  });

  it('moves the whole line of a touched tile towards the hole', () => {
    expect(slidesFor(start, 8)).toEqual(['right', 'right']);
    expect(slidAll(start, slidesFor(start, 8))).toEqual(cells('abcd efgh .ijl mnok'));
    expect(slidesFor(start, 2)).toEqual(['down', 'down']);
    expect(slidesFor(start, 0)).toEqual([]);
    expect(slidesFor(start, 10)).toEqual([]);
  });

  it('knows its tiles again after a slide, and after a new scramble', () => {
    const numbers = start.map((_, i) => i);
    const next = slid(start, 'up');
    const after = follow(numbers, start, next);
    expect([after[10], after[14]]).toEqual([14, 10]);
    const other = [...start].reverse();
    const again = follow(numbers, start, other);
    expect([...again].sort((a, b) => a - b)).toEqual(numbers);
    expect(again[0]).toBe(15);
  });

  it('keeps only what the server has not counted yet', () => {
    const sent: Way[] = ['up', 'left', 'down'];
    expect(unconfirmed(sent, 8, 5)).toEqual(sent);
    expect(unconfirmed(sent, 8, 7)).toEqual(['down']);
    expect(unconfirmed(sent, 8, 8)).toEqual([]);
    expect(unconfirmed(sent, 8, 9)).toEqual([]);
  });
});
