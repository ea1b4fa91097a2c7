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
