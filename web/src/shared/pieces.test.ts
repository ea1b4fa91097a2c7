import { afterEach, expect, it, vi } from 'vitest';
import type { GameInfo } from '../wire';
import { likedPieces, likePiece } from './pieces';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => kept.set(key, text),
});
afterEach(() => kept.clear());
const form = (id: string) => ({ id, name: id, words: '', group: '', level: 0 });
const info = {
  id: 'mice',
  pieces: [{ id: 'mouse', question: 'Your mouse', choices: [form('plain'), form('hat')] }],
} as unknown as GameInfo;

it('remembers what one liked, as far as it is still to be had', () => {
  expect(likedPieces(info)).toEqual({});
  likePiece('mice', 'mouse', 'hat');
  likePiece('others', 'mouse', 'plain');
  expect(likedPieces(info)).toEqual({ mouse: 'hat' });
  likePiece('mice', 'mouse', 'a form that is gone');
  expect(likedPieces(info)).toEqual({});
});
it('forgets nothing it can read, and takes nonsense for nothing', () => {
  kept.set('quirkbox.pieces', 'nonsense');
  expect(likedPieces(info)).toEqual({});
});
