// Things on their way from one place of the page to another, high above the board.
import { motion } from './prefs.svelte';

export interface Flight {
  id: number;
  from: DOMRect;
  to: DOMRect;
  ms: number;
}

export class Sky<Kind extends Flight> {
  flights = $state.raw<Kind[]>([]);
  #ids = 0;

  launch(flight: Omit<Kind, 'id'>): Kind {
    const launched = { ...flight, id: ++this.#ids } as Kind;
    this.flights = [...this.flights, launched];
    return launched;
  }
  land(flight: Kind | undefined): void {
    this.flights = this.flights.filter((one) => one !== flight);
  }
  clear(): void {
    this.flights = [];
  }
}

export const centre = (box: DOMRect): { x: number; y: number } => ({
  x: box.x + box.width / 2,
  y: box.y + box.height / 2,
});

/** From where it comes to where the element is: a low arc, as a hand would throw it; it lands flat. `tilt`: how it leans on its way. */
export function fly(element: HTMLElement, { from, to, ms }: Flight, { tilt = 0, spin = false } = {}): void {
  if (!element.animate) return;
  if (motion.reduced) return void element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: ms });
  const [a, b] = [centre(from), centre(to)];
  const [dx, dy] = [a.x - b.x, a.y - b.y];
  const size = Math.max(0.2, from.width / Math.max(1, to.width));
  const rise = Math.min(60, 16 + Math.hypot(dx, dy) * 0.08);
  element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${size})`, easing: 'cubic-bezier(.25, .6, .5, 1)' },
      {
        transform: `translate(${dx * 0.42}px, ${dy * 0.42 - rise}px) scale(${(1 + size) / 2 + 0.1}) rotate(${spin ? 200 : tilt}deg)`,
        easing: 'cubic-bezier(.5, 0, .7, .6)',
        offset: 0.52,
      },
      { transform: spin ? 'rotate(360deg)' : 'none' },
    ],
    { duration: ms, fill: 'both' },
  );
}
