// A little life in the faces: now and then one of them blinks, or breathes if it sleeps. One timer for all of them; between two blinks
// nothing is painted.
import type { Attachment } from 'svelte/attachments';
import { motion } from './prefs.svelte';

const around = new Set<Element>();
let timer = 0;

const lids: Keyframe[] = [{ transform: 'none' }, { transform: 'scaleY(.08)' }, { transform: 'none' }];
const breath: Keyframe[] = [
  { opacity: 0, transform: 'translate(-4px, 5px)' },
  { opacity: 1, transform: 'none' },
];

function stir(): void {
  timer = window.setTimeout(stir, 1800 + Math.random() * 2600);
  if (document.hidden || around.size === 0 || motion.reduced) return;
  const face = [...around][Math.floor(Math.random() * around.size)]!;
  const sleepers = face.querySelectorAll('.z');
  if (sleepers.length)
    sleepers.forEach((z, i) =>
      z.animate?.(breath, { duration: 900, delay: i * 300, easing: 'ease-out', fill: 'backwards' }),
    );
  else face.querySelector('.eyes')?.animate?.(lids, { duration: 170 });
}

/** {@attach faceAlive} on the svg of a face. */
export const faceAlive: Attachment<Element> = (face) => {
  around.add(face);
  if (!timer) timer = window.setTimeout(stir, 1500);
  return () => {
    around.delete(face);
    if (around.size > 0) return;
    clearTimeout(timer);
    timer = 0;
  };
};
