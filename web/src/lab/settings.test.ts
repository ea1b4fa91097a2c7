import { describe, expect, test } from 'vitest';
import type { GameInfo, LabRun } from '../wire';
import { entrants, left, numberOf, read, seated, told, usual, write } from './settings';

const info = {
  id: 'noughts',
  players: [2, 4],
  options: [{ id: 'size', default: 'small' }],
  bots: [
    { id: 'random', name: 'Pip', words: '' },
    { id: 'greedy', name: 'Volt', words: '' },
    { id: 'search', name: 'Ada', words: '' },
  ],
} as unknown as GameInfo;

test('as few greedy bots as can play are usual', () => {
  expect(usual(info)).toMatchObject({ bots: ['greedy', 'greedy'], options: { size: 'small' }, games: 1000 });
  expect(usual({ ...info, bots: [info.bots[0]!] }).bots).toEqual(['random', 'random']);
});
test('who comes later is like the last one', () => {
  expect(seated(['random', 'greedy'], 4)).toEqual(['random', 'greedy', 'greedy', 'greedy']);
  expect(seated(['random', 'greedy', 'greedy'], 2)).toEqual(['random', 'greedy']);
});
test('a bot that searches has several budgets', () => {
  expect(entrants(info).map((one) => one.id)).toEqual(['random', 'greedy', 'search@20', 'search@100', 'search@500']);
});
test('a link says it all, and an old one still means something', () => {
  const settings = { ...usual(info), seed: 9, options: { size: 'name = "Mine"' } };
  expect(read(write(settings), info)).toEqual(settings);
  expect(read('{"games":50}', info)).toEqual({ ...usual(info), games: 50 });
});
describe('in words', () => {
  const run = { state: 'running', phase: 'games', played: 1200, stopped: false, ahead: 0, settings: { games: 5000 } };
  test('how far it is', () => {
    expect(told(run as LabRun)).toBe('Playing, 1,200 of 5,000 games');
    expect(told({ ...run, stopped: true } as LabRun)).toBe('Stopping');
    expect(told({ ...run, state: 'waiting', ahead: 2 } as LabRun)).toBe('2 more before yours');
  });
  test('how long it takes', () => {
    expect([null, 1, 12, 150].map(left)).toEqual(['', 'nearly there', 'about 15 seconds left', 'about 3 minutes left']);
  });
});
test('a game of a report is known by its file', () => {
  expect(numberOf('quirkies-7-31.json')).toBe(31);
  expect(numberOf('notes.txt')).toBeNull();
});
