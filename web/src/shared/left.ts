// How what is left on a clock is said.
import { t } from '../words/words.svelte';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** What is left, as short as it can be: "2 d 3 h", "5 h 12 min", "4:07". */
export function leftOf(ms: number): string {
  if (ms >= day) return t('clock-days', { days: Math.floor(ms / day), hours: Math.floor((ms % day) / hour) });
  if (ms >= hour) return t('clock-hours', { hours: Math.floor(ms / hour), minutes: Math.floor((ms % hour) / minute) });
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
