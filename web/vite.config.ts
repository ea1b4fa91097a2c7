import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

const server = 'http://localhost:8000';

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: {
    // Where the Python server finds its files, and what the wheel carries.
    outDir: '../src/quirkbox/server/client',
    emptyOutDir: true,
    target: 'es2022',
  },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
      '/health': server,
    },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
    restoreMocks: true,
  },
});
