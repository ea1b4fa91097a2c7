import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import borders from './borders.js';
import svelteConfig from './svelte.config.js';

// Rules that need types are left out: they double the time, and svelte-check reads all types anyway.
export default defineConfig(
  { ignores: ['src/wire.ts', 'src/words/ids.ts'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { extraFileExtensions: ['.svelte'], parser: ts.parser, svelteConfig } },
  },
  {
    files: ['src/**'],
    plugins: { quirkbox: { rules: { borders } } },
    rules: { 'quirkbox/borders': 'error' },
  },
  {
    rules: {
      // TypeScript knows better which names there are.
      'no-undef': 'off',
      // `_` is what nobody asks for: `{#each list as _, i}`.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$', varsIgnorePattern: '^_$' }],
      // A line break inside an attribute is written as one.
      'svelte/no-useless-mustaches': ['error', { ignoreStringEscape: true }],
      // Maps and Sets are made anew inside a $derived and never changed afterwards.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
);
