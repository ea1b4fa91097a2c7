import { describe, expect, it } from 'vitest';
import { codeFrom, parse, tidyCode } from './router.svelte';

describe('parse', () => {
  it.each([
    ['/', { page: 'lobby' }],
    ['/me', { page: 'me' }],
    ['/player/0f1e', { page: 'player', player: '0f1e' }],
    ['/me/too', { page: 'nowhere' }],
    ['/FOX-42', { page: 'table', code: 'FOX-42' }],
    ['/fox42', { page: 'table', code: 'FOX42' }],
    ['/OAK-123456', { page: 'table', code: 'OAK-123456' }],
    ['/FOX-42/', { page: 'table', code: 'FOX-42' }],
    ['/fox-42/replay', { page: 'replay', code: 'FOX-42' }],
    ['/fox-42/replay/17', { page: 'replay', code: 'FOX-42', at: 17 }],
    ['/fox-42/analysis', { page: 'analysis', code: 'FOX-42' }],
    ['/fox-42/tv', { page: 'tv', code: 'FOX-42' }],
    ['/quirkies/tv', { page: 'nowhere' }],
    ['/quirkies/replay/17', { page: 'nowhere' }],
    ['/quirkies', { page: 'game', game: 'quirkies' }],
    ['/tiny_turbo_cars', { page: 'game', game: 'tiny_turbo_cars' }],
    ['/quirky_circuits/workshop', { page: 'workshop', game: 'quirky_circuits' }],
    ['/rootg/try', { page: 'try', game: 'rootg' }],
    ['/noughts/lab', { page: 'lab', game: 'noughts' }],
    ['/noughts/lab/1f2e/31', { page: 'labgame', game: 'noughts', key: '1f2e', number: 31 }],
    ['/noughts/lab/1f2e', { page: 'nowhere' }],
    ['/noughts', { page: 'game', game: 'noughts' }],
    ['/chess960/workshop', { page: 'workshop', game: 'chess960' }],
    ['/quirkies/replay', { page: 'nowhere' }],
    ['/FOX-42/elsewhere', { page: 'nowhere' }],
    ['/a/b/c', { page: 'nowhere' }],
    ['/%20', { page: 'nowhere' }],
  ])('%s', (path, route) => expect(parse(path)).toEqual(route));
});

describe('codes', () => {
  it('are read however they are typed', () => {
    for (const typed of ['fox-42', ' FOX 42 ', 'Fox42', 'f o x - 4 2']) expect(tidyCode(typed)).toBe('FOX42');
  });
  it('are found in a link', () => {
    expect(codeFrom('https://quirkbox.example/FOX-42')).toBe('FOX42');
    expect(codeFrom('http://192.168.1.5:8000/owl-177/replay')).toBe('OWL177');
    expect(codeFrom('fox-42')).toBe('FOX42');
  });
});
