// The four chairs: always a colour and a shape together.

import { t } from '../words/words.svelte';
export interface Chair {
  colour: string; // token
  readonly name: string;
  outline: string; // 64 x 64
  pip: string; // 18 x 18
  drop: number; // how much lower the face sits: the triangle is wide at the bottom
}

export const chairs: readonly [Chair, Chair, Chair, Chair] = [
  {
    colour: 'var(--yellow)',
    get name() {
      return t('chair-yellow');
    },
    outline: 'M32 5q4 0 6 4l20 38q4 9-6 10H12q-10-1-6-10L26 9q2-4 6-4z',
    pip: 'M9 2l8 14H1z',
    drop: 10,
  },
  {
    colour: 'var(--blue)',
    get name() {
      return t('chair-blue');
    },
    outline: 'M32 5a27 27 0 0 1 0 54a27 27 0 0 1 0-54z',
    pip: 'M9 2a7 7 0 0 1 0 14a7 7 0 0 1 0-14z',
    drop: 0,
  },
  {
    colour: 'var(--red)',
    get name() {
      return t('chair-red');
    },
    outline: 'M17 7h30q11 0 11 11v28q0 11-11 11H17q-11 0-11-11V18q0-11 11-11z',
    pip: 'M4 2h10q2 0 2 2v10q0 2-2 2H4q-2 0-2-2V4q0-2 2-2z',
    drop: 0,
  },
  {
    colour: 'var(--violet)',
    get name() {
      return t('chair-violet');
    },
    outline: 'M27 5q5-4 10 0l22 22q4 5 0 10L37 59q-5 4-10 0L5 37q-4-5 0-10z',
    pip: 'M9 1l8 8l-8 8l-8-8z',
    drop: 0,
  },
];

export const chair = (n: number): Chair => chairs[(n & 3) as 0 | 1 | 2 | 3];

export type Mood = 'idle' | 'happy' | 'oh' | 'thinking' | 'sad' | 'asleep';
