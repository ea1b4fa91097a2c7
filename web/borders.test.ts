// @vitest-environment node
import { Linter } from 'eslint';
import { expect, it } from 'vitest';
import borders from './borders.js';

/** What is said about a line in a file of src/. */
function said(file: string, line: string): string[] {
  const linter = new Linter({ cwd: import.meta.dirname });
  const plugins = { quirkbox: { rules: { borders } } };
  return linter
    .verify(line, { files: ['**'], plugins, rules: { 'quirkbox/borders': 'error' } }, `src/${file}`)
    .map((problem) => problem.message);
}

it.each([
  ['shared/Qr.svelte', "import Board from '../games/quirkies/Board.svelte';", 'shared may not import game quirkies'],
  ['shared/KeysSheet.svelte', "import { clientOf } from '../games/registry';", 'shared may not import registry'],
  ['shared/say.ts', "import { stateOf } from '../lobby/words';", 'shared may not import lobby'],
  ['games/rootg/words.ts', "import { list } from '../../lobby/words';", 'game rootg may not import lobby'],
  ['games/rootg/words.ts', "export { list } from '../quirkies/words';", 'game rootg may not import game quirkies'],
  ['games/rootg/dev/Dev.svelte', "import('../../quirkies');", 'game rootg may not import game quirkies'],
  ['lobby/Shelf.svelte', "import Box from '../games/quirkies/Box.svelte';", 'lobby may not import game quirkies'],
  ['elsewhere/new.ts', "import { api } from '../api';", 'elsewhere may not import api: borders.js does not know it.'],
])('%s: %s', (file, line, words) => {
  expect(said(file, line)).toEqual([expect.stringContaining(words)]);
});

it.each([
  ['games/rootg/words.ts', "import { list } from '../../shared/say';"],
  ['games/rootg/dev/Dev.svelte', "import client from '..';"],
  ['games/rootg/Board.svelte', "import drawings from './drawings.svg?raw';"],
  ['shared/stage.svelte.ts', "import { flushSync } from 'svelte';"],
  ['games/registry.ts', "import plain from './plain';"],
])('%s: %s is fine', (file, line) => {
  expect(said(file, line)).toEqual([]);
});
