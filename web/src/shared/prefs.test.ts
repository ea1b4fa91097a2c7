import { beforeEach, expect, test, vi } from 'vitest';

/** As after a reload. */
async function fresh(): Promise<(typeof import('./prefs.svelte'))['prefs']> {
  vi.resetModules();
  return (await import('./prefs.svelte')).prefs;
}
beforeEach(() => localStorage.clear());

test('the box that was chosen last and the volume are remembered', async () => {
  const prefs = await fresh();
  expect([prefs.box, prefs.volume]).toEqual(['', 'usual']);
  prefs.box = 'rootg';
  prefs.volume = 'soft';
  const again = await fresh();
  expect([again.box, again.volume]).toEqual(['rootg', 'soft']);
});
test('a volume that nobody knows is the usual one', async () => {
  localStorage.setItem('quirkbox', '{"volume":"deafening"}');
  expect((await fresh()).volume).toBe('usual');
});
