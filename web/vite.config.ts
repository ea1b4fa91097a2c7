import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { offline } from './offline.js';
import { words } from './words.js';

const server = 'http://localhost:8000';

export default defineConfig({
  plugins: [svelte(), words(), offline()],
  build: {
    // Where the Python server finds its files, and what the wheel carries.
    outDir: '../src/quirkbox/server/client',
    emptyOutDir: true,
    target: 'es2022',
  },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
      '/games': server, // boards that come with a game's package
      '/health': server,
    },
  },
});
