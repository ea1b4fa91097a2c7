// Things that begin and end, several at the same time.
export interface Timed {
  at: number; // ms from the start
  ms: number;
}

export const lengthOf = (steps: readonly Timed[]): number => Math.max(0, ...steps.map((step) => step.at + step.ms));

/** Nothing makes one wait: what takes longer than `limit` runs faster. */
export function within<Step extends Timed>(limit: number, steps: Step[]): Step[] {
  const factor = Math.min(1, limit / Math.max(1, lengthOf(steps)));
  return factor === 1 ? steps : steps.map((step) => ({ ...step, at: step.at * factor, ms: step.ms * factor }));
}

interface Player<Step> {
  speed: number;
  begin(step: Step): void;
  end(step: Step): void;
  /** Never comes to its end if something came in between. */
  wait(ms: number): Promise<void>;
}

/** Every step begins and ends in its time. */
export async function run<Step extends Timed>(
  steps: readonly Step[],
  { speed, begin, end, wait }: Player<Step>,
): Promise<void> {
  const moments = steps.flatMap((step) => [
    { at: step.at, do: () => begin(step) },
    { at: step.at + step.ms - 0.5, do: () => end(step) }, // what ends comes before what begins
  ]);
  moments.sort((a, b) => a.at - b.at);
  const start = performance.now();
  for (const moment of moments) {
    const left = start + moment.at / speed - performance.now();
    if (left > 3) await wait(left);
    moment.do();
  }
}
