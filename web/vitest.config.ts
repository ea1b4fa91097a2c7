import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig, mergeConfig } from 'vitest/config';
import build from './vite.config.ts';

export default mergeConfig(
  build,
  defineConfig({
    plugins: [svelteTesting()],
    test: {
      environment: 'jsdom',
      setupFiles: ['src/words/all.ts'],
      pool: 'vmThreads', // makes jsdom once per worker, not once per file
      include: ['*.test.ts', 'src/**/*.test.ts', 'worker/*.test.ts'],
      restoreMocks: true,
    },
  }),
);
