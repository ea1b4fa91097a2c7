// What the people of this device have won, and in which colour. Kept in the browser.
import type { BatteryColour, View } from './types';

export interface Win {
  colour: BatteryColour;
  players: number;
  times: number;
}
const key = 'quirkbox.quirky_circuits';
const RANK: Record<BatteryColour, number> = { red: 1, yellow: 2, green: 3 };

/** They were kept by the scenarios’ English names once. */
const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z]+/g, '_')
    .replace(/_$/, '');

function load(): Record<string, Win> {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, Win>;
    return Object.fromEntries(Object.entries(kept).map(([name, win]) => [idOf(name), win]));
  } catch {
    return {}; // private mode, or somebody else's words under our key
  }
}

class Wins {
  #all = $state(load());
  #counted = new Set<string>(); // tables

  of(scenario: string): Win | undefined {
    return this.#all[scenario];
  }
  get count(): number {
    return Object.keys(this.#all).length;
  }
  /** A game that was won at `table`; each counts once. Only scenarios of the book, and only played face down. */
  note(table: string, view: View): void {
    const id = view.scenario.id;
    if (!view.won || view.practice || !id || this.#counted.has(table)) return;
    this.#counted.add(table);
    const before = this.#all[id];
    const better = !before || RANK[view.won] > RANK[before.colour];
    this.#all[id] = {
      colour: better ? view.won : before.colour,
      players: better ? view.players : before.players,
      times: (before?.times ?? 0) + 1,
    };
    try {
      localStorage.setItem(key, JSON.stringify(this.#all));
    } catch {
      // not remembered then
    }
  }
}
export const wins = new Wins();
