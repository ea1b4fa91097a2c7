// Which games this client can show. A folder with an index.ts is playable here; one with only a Box.svelte stands on the shelf.
import type { Component } from 'svelte';
import type { GameClient } from './contract';

const clients = import.meta.glob<GameClient>('./*/index.ts', { eager: true, import: 'default' });
const boxes = import.meta.glob<GameClient['Box']>('./*/Box.svelte', { eager: true, import: 'default' });

export const clientOf = (id: string): GameClient | undefined => clients[`./${id}/index.ts`];
export const boxOf = (id: string): GameClient['Box'] | undefined => clientOf(id)?.Box ?? boxes[`./${id}/Box.svelte`];

/** The shelf, from left to right. Widths are those of the boxes on a 1440 wide page. */
export interface OnShelf {
  id: string;
  name: string;
  tagline: string;
  players: string;
  width: number;
}
export const shelf: OnShelf[] = [
  { id: 'quirkies', name: 'Quirkies', tagline: 'Spot the line first', players: '2–4 players', width: 274 },
  {
    id: 'tiny_turbo_cars',
    name: 'Tiny Turbo Cars',
    tagline: 'Slide tiles, then hold on',
    players: '2–4 players',
    width: 300,
  },
  {
    id: 'circuit_breaker',
    name: 'Circuit Breaker',
    tagline: 'Wires, mice and cheese',
    players: '2–4 players',
    width: 218,
  },
  { id: 'rootg', name: 'ROOT\\G:', tagline: 'A duel of logic', players: '2 players', width: 192 },
  {
    id: 'quirky_circuits',
    name: 'Quirky Circuits',
    tagline: 'One robot, many drivers',
    players: '2–4, together',
    width: 300,
  },
];
export const gameName = (id: string): string => shelf.find((g) => g.id === id)?.name ?? id;
export type BoxComponent = Component<{ layout: 'box' | 'hero' | 'strip' | 'thumb'; selected?: boolean }>;
