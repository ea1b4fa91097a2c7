import { flushSync } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import { reader, t } from './words.svelte';

afterEach(() => reader.read('en'));

it('says everything anew when the language changes', async () => {
  const heard: string[] = [];
  const stop = $effect.root(() => {
    $effect(() => void heard.push(t('you-subject', { you: 'yes', who: 'Ada' })));
  });
  flushSync();
  await reader.read('de');
  flushSync();
  stop();
  expect(heard).toEqual(['You', 'Du']);
});
it('says what was missing as soon as its words are there', () => {
  const heard: string[] = [];
  const stop = $effect.root(() => {
    $effect(() => void heard.push(reader.say('late-words', {})));
  });
  flushSync();
  reader.add('quirkies', 'late-words = Here we are.');
  flushSync();
  stop();
  expect(heard).toEqual(['late-words', 'Here we are.']);
});
it('the language chosen last counts, and has the words that were fetched meanwhile', async () => {
  await Promise.all([reader.read('fr'), reader.load('quirkies'), reader.read('de')]);
  expect([reader.language, t('language-name')]).toEqual(['de', 'Deutsch']);
  expect(reader.has('quirkies-line')).toBe(true);
});
