// How clocks of people are said, and what is agreed on before the game.
import { t } from '../words/words.svelte';
import type { ClockAgreed, ClocksTold } from '../wire';

/** What was told of the clocks, and when that was, by a clock that nobody sets. */
export interface Clocks {
  at: number;
  told: ClocksTold['clocks'];
}

/** So many ms are the last: they are shown otherwise, and heard. */
export const last = 10_000;

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

/** What there is to choose from at set-up; null: as long as one likes. */
export const choices: (Omit<ClockAgreed, 'bot'> | null)[] = [
  null,
  { kind: 'quick', seconds: 300, plus: 10 },
  { kind: 'quick', seconds: 900, plus: 15 },
  { kind: 'quick', seconds: 1800, plus: 20 },
  { kind: 'slow', seconds: 43_200, plus: 0 },
  { kind: 'slow', seconds: 86_400, plus: 0 },
  { kind: 'slow', seconds: 259_200, plus: 0 },
];

export function nameOf(clock: Omit<ClockAgreed, 'bot'> | null): string {
  if (!clock) return t('clock-none');
  return clock.kind === 'quick'
    ? t('clock-quick', { minutes: Math.round(clock.seconds / 60), plus: clock.plus })
    : t('clock-slow', { hours: Math.round(clock.seconds / 3600) });
}
