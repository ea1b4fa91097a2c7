import { describe, expect, it } from 'vitest';
import { wayOf } from './ways';

const origin = 'https://play.example';
const files = new Set(['/favicon.svg', '/assets/index-1a.js']);
const way = (path: string, method = 'GET', mode = 'cors'): string =>
  wayOf({ method, mode, url: new URL(path, origin).href }, origin, files);

describe('which way a request goes', () => {
  it('keeps what is the same for everybody', () => {
    for (const path of [
      '/api/games',
      '/api/games/rootg/lessons',
      '/api/games/rootg/puzzles',
      '/api/games/rootg/daily/2026-11-19',
    ])
      expect(way(path)).toBe('kept');
  });

  it('never keeps what is somebody’s own', () => {
    for (const path of [
      '/api/me',
      '/api/tables',
      '/api/tables/FOX-42',
      '/api/tables/FOX-42/replay',
      '/api/tables/FOX-42/analysis?open=true',
      '/api/players/0123456789abcdef',
      '/api/push',
      '/api/lab/00ff',
      '/api/games?of=me',
    ])
      expect(way(path)).toBe('network');
  });

  it('leaves alone whatever changes something', () => {
    expect(way('/api/games', 'POST')).toBe('network');
    expect(way('/api/me', 'DELETE')).toBe('network');
    expect(way('/', 'POST', 'navigate')).toBe('network');
  });

  it('opens every screen with the page, and what the server writes itself from the server', () => {
    for (const path of ['/', '/FOX-42', '/quirkies/learn', '/me']) expect(way(path, 'GET', 'navigate')).toBe('page');
    for (const path of ['/docs', '/health', '/openapi.json', '/api/lab/00ff/report', '/games/noughts/board.js'])
      expect(way(path, 'GET', 'navigate')).toBe('network');
  });

  it('has the files of a build, and those of an older one that is still open', () => {
    expect(way('/favicon.svg')).toBe('file');
    expect(way('/assets/index-1a.js')).toBe('file');
    expect(way('/assets/older-2b.js')).toBe('file');
    expect(way('/elsewhere.js')).toBe('network');
  });

  it('has nothing to say about other sites', () => {
    expect(way('https://elsewhere.example/api/games')).toBe('network');
  });
});
