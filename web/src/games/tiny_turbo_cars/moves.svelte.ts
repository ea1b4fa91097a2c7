// What one does at the table, by finger, mouse or keys: choose a car, place it, slide, be done, get ready, fly, spend shields.
import { atTheBoard } from '../../shared/press';
import { Moment } from '../../shared/moment';
import { play } from '../../shared/sound';
import type { BoardProps } from '../contract';
import type { Controller } from './controller.svelte';
import { CARS, type Action, type Update, type Way } from './types';

export interface Now extends Pick<BoardProps<'tiny_turbo_cars'>, 'me' | 'localSeats' | 'act'> {
  update: Update;
  /** nothing can be done: a replay, or something is being shown */
  still: boolean;
  own: Controller | undefined;
}
export interface Place {
  lane: number;
  row: number;
  action: Action;
}

const ARROWS: Record<string, Way> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' };
const LETTERS: Record<string, string> = { boost: 'b', stop: 's', stay: 's' };

export class Moves {
  #now: () => Now;
  #sent = new Set<string>(); // what was asked for at this moment of the game, so that nothing is asked twice
  #at = -1;
  #readied = new Moment(1500);

  constructor(now: () => Now) {
    this.#now = now;
  }

  #legal = $derived.by(() => this.#now().update.legal);
  /** the cars one may choose */
  cars = $derived.by(() => new Set(this.#legal.flatMap((action) => (action.act === 'choose' ? [action.car] : []))));
  /** the spaces one may touch: start slots, or lanes to fly to */
  targets = $derived.by((): Place[] => {
    const { update, me } = this.#now();
    const row = update.view.drivers[me]?.row ?? 0;
    return this.#legal.flatMap((action): Place[] =>
      action.act === 'place'
        ? [{ lane: action.lane, row: action.row, action }]
        : action.act === 'fly'
          ? [{ lane: action.lane, row, action }]
          : [],
    );
  });
  /** what can be said with a button: stay, boost, stop */
  choices = $derived.by(() => this.#legal.filter((action) => ['stay', 'boost', 'stop'].includes(action.act)));

  do(action: Action, seat?: number): void {
    const { update, act } = this.#now();
    if (update.seq !== this.#at) this.#sent.clear();
    this.#at = update.seq;
    const key = `${seat} ${action.act}`;
    if (this.#sent.has(key)) return;
    this.#sent.add(key);
    play('tap');
    void act(action, seat).catch(() => this.#sent.delete(key)); // the shell has said why
  }

  /** Everybody at this device has seen it. */
  ready(): void {
    const { update, localSeats } = this.#now();
    const view = update.view;
    if (view.phase !== 'watch') return;
    this.#readied.mark();
    for (const seat of localSeats) if (!view.drivers[seat]?.ready) this.do({ act: 'ready' }, seat);
  }

  /** True if the key meant something here. */
  key(event: KeyboardEvent): boolean {
    const target = event.target as HTMLElement;
    if (event.repeat || !atTheBoard(event)) return false;
    const { update, still, own } = this.#now();
    const onButton = target.closest?.('button, a') !== null && target !== document.body;
    const enter = event.key === 'Enter' && !onButton;
    const phase = update.view.phase;
    if (phase === 'program' && own && this.#legal.length) {
      const way = ARROWS[event.key];
      if (way) own.slide(way);
      else if (enter && this.#readied.lasts)
        return true; // pressed twice to be ready
      else if (enter || event.key.toLowerCase() === 'd') own.finish();
      else return false;
      return true;
    }
    if (still) return false;
    const digit = /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : -1;
    const chosen = this.#legal.filter((action) => action.act === 'choose');
    const byNumber =
      phase === 'choose'
        ? chosen.find((action) => action.car === CARS[digit])
        : phase === 'fly'
          ? this.targets.find((one) => one.lane === digit)?.action
          : this.targets[digit]?.action;
    const byLetter = this.choices.find((action) => LETTERS[action.act] === event.key.toLowerCase());
    if (digit >= 0 && byNumber) this.do(byNumber);
    else if (byLetter) this.do(byLetter);
    else if (phase === 'watch' && (enter || (event.key === ' ' && !onButton))) this.ready();
    else return false;
    return true;
  }
}
