// A little life: now and then one of the creatures on the page blinks, and rarely one moves in its own way. One timer for all of them.
import type { Attachment } from 'svelte/attachments';
import { motion } from '../prefs.svelte';

/** How each one moves when it feels like it (the drawing stands on its feet: 50% 100%). */
const habits = {
  blip: [{ transform: 'translateY(-6%) rotate(4deg)' }, { transform: 'translateY(2%) rotate(-3deg)' }],
  fuzz: [{ transform: 'scale(1.06, .97)' }, { transform: 'rotate(4deg)' }, { transform: 'rotate(-4deg)' }],
  gloop: [{ transform: 'scale(1.06, .93)' }, { transform: 'scale(.96, 1.05)' }],
  horns: [{ transform: 'rotate(-5deg)' }, { transform: 'rotate(5deg)' }],
  moppy: [{ transform: 'skewX(5deg)' }, { transform: 'skewX(-4deg)' }],
  noodle: [{ transform: 'skewX(-4deg) scaleY(1.03)' }, { transform: 'skewX(4deg)' }],
  pogo: [{ transform: 'scaleY(.88)' }, { transform: 'translateY(-12%) scaleY(1.05)' }, { transform: 'scaleY(.92)' }],
  snork: [{ transform: 'scale(1.04, .97)' }, { transform: 'scale(.97, 1.05)' }, { transform: 'scale(1.03, .98)' }],
  wink: [{ transform: 'rotate(-4deg) scaleY(1.04)' }, { transform: 'rotate(3deg)' }],
} satisfies Record<string, Keyframe[]>;
export type CreatureName = keyof typeof habits;

const around = new Map<SVGElement, CreatureName>();
let timer = 0;

const rest: Keyframe = { transform: 'none' };

export function fidget(element: SVGElement, creature: CreatureName, times = 1): void {
  if (!motion.reduced)
    element.animate?.([rest, ...habits[creature], rest], { duration: 700, easing: 'ease-in-out', iterations: times });
}

export function jump(element: SVGElement | HTMLElement, delay = 0, times = 3): void {
  if (motion.reduced) return;
  const up = [
    rest,
    { transform: 'scale(1.06, .9)' },
    { transform: 'translateY(-26%) scale(.97, 1.04)' },
    { transform: 'scale(1.05, .92)' },
    rest,
  ];
  element.animate?.(up, { duration: 560, delay, easing: 'ease-out', iterations: times });
}

function blink(element: SVGElement): void {
  element.style.setProperty('--lid', '1');
  setTimeout(() => element.style.removeProperty('--lid'), 140);
}

function stir(): void {
  timer = window.setTimeout(stir, 500 + Math.random() * 1100);
  if (document.hidden || around.size === 0 || motion.reduced) return;
  const [element, creature] = [...around][Math.floor(Math.random() * around.size)]!;
  if (Math.random() < 0.12) fidget(element, creature);
  else blink(element);
}

/** {@attach alive(creature)} on the <use> of a creature. */
export function alive(creature: CreatureName): Attachment<SVGElement> {
  return (element) => {
    around.set(element, creature);
    if (!timer) stir();
    return () => {
      around.delete(element);
      if (around.size === 0) {
        clearTimeout(timer);
        timer = 0;
      }
    };
  };
}
