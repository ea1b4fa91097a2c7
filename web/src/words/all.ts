// For tests: the words of everything, in English.
import languages from 'virtual:words';
import { reader } from './words.svelte';

await reader.begin();
await Promise.all(Object.keys(languages['en']!.parts).map((part) => reader.load(part)));
