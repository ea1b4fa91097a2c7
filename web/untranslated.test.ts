// Whatever people read is in the catalogue.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { reads, untranslated } from './untranslated.js';

const src = join(import.meta.dirname, 'src');

/** Folders and files that still speak English by themselves. */
const notYet = [
  'games/circuit_breaker',
  'games/plain',
  'games/quirkies',
  'games/quirky_circuits',
  'games/rootg',
  'games/tiny_turbo_cars',
];
/** What is the same in every language: names, what is typed, and what only a program reads. */
const same = [
  /^(aria-label=")?[–·]? ?Quirkbox"?$/,
  'placeholder="FOX TEA OWL …"',
  // main.ts: where the catalogue itself could not be fetched
  /^Quirkbox could not be loaded\./,
  'quirkbox replay FILE --seal SEAL',
  // me.svelte.ts: the names that are suggested
  /^(Zippy|Mossy|Copper|Dotty|Fizzy|Sunny|Wobbly|Breezy|Peppy|Cosmic|Nifty|Jolly)$/,
  /^(Fox|Newt|Otter|Spark|Button|Noodle|Pixel|Acorn|Comet|Waffle|Robin|Bolt)$/,
];

function* filesIn(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* filesIn(path);
    // tests, recorded games and workbenches for drawings are for nobody who plays
    else if (/\.(svelte|ts)$/.test(name) && !/(\.test|\.d)\.ts$/.test(name)) yield path;
  }
}
const skipped = /(^wire\.ts|^words\/ids\.ts|(^|\/)(dev|fixtures)\/.*|\/(sample|recorded|Gallery)\.\w+)$/;
const left = (path: string): string[] =>
  untranslated(join(src, path))
    .filter(({ text }) => !same.some((one) => (typeof one === 'string' ? one === text : one.test(text))))
    .map(({ line, text }) => `${path}:${line}: ${text}`);

it('leaves nothing in English in templates and code', () => {
  const waits = (path: string): boolean => notYet.some((one) => path === one || path.startsWith(`${one}/`));
  const paths = [...filesIn(src)].map((path) => relative(src, path));
  expect(paths.filter((path) => !skipped.test(path) && !waits(path)).flatMap(left)).toEqual([]);
}, 120_000);
it('waits only for what is there', () => {
  expect(notYet.filter((one) => !existsSync(join(src, one)))).toEqual([]);
});
it('knows a text when it sees one', () => {
  expect(['Play now', 'Rules', 'Your seat: ', 'the others are at …'].filter((text) => !reads(text))).toEqual([]);
  expect(['chair on', 'M0 4h3', 'ArrowLeft', 'card-3', 'var(--ink)', 'Shift+N'].filter(reads)).toEqual([]);
});
