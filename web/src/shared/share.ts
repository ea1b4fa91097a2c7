import { toasts } from './toasts.svelte';
import { t } from '../words/words.svelte';

const touch = (): boolean => matchMedia('(pointer: coarse)').matches;

/** Phones have a sheet for it; elsewhere copying is what one wants. */
export const canShare = (): boolean => touch() && 'share' in navigator;

export async function copy(text: string, done = t('link-copied')): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // The clipboard exists only over HTTPS; at home the page often comes over http.
    const field = Object.assign(document.createElement('textarea'), { value: text });
    field.style.cssText = 'position:fixed;opacity:0';
    document.body.append(field);
    field.select();
    const worked = document.execCommand('copy');
    field.remove();
    if (!worked) return toasts.no(t('link-not-copied'));
  }
  toasts.say(done, 'yes');
}

export async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch (problem) {
    if ((problem as Error).name !== 'AbortError') await copy(url);
  }
}
