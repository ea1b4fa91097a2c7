// Now and then one of the robots on the page blinks. One timer for all of them.
import { motion } from '../../shared/prefs.svelte';

const around = new Set<SVGElement>();
let timer = 0;

function stir(): void {
  timer = window.setTimeout(stir, 1400 + Math.random() * 2200);
  if (document.hidden || around.size === 0 || motion.reduced) return;
  const one = [...around][Math.floor(Math.random() * around.size)]!;
  one.style.setProperty('--lid', '1');
  setTimeout(() => one.style.removeProperty('--lid'), 140);
}

/** {@attach alive} on the <use> of a robot. */
export function alive(element: SVGElement): () => void {
  around.add(element);
  if (!timer) stir();
  return () => {
    around.delete(element);
    if (around.size > 0) return;
    clearTimeout(timer);
    timer = 0;
  };
}
