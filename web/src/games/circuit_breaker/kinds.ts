// The twelve appliances we have drawings for, by the id the server gives them. Others come from somebody's own file.
import type { KindId } from './types';

export interface Kind {
  id: KindId;
  name: string;
  short: string; // where there is little room
  ground: string; // of its tile
  motto: string;
}
export const KINDS: readonly Kind[] = [
  {
    id: 'gumball_machine',
    name: 'Gumball Machine',
    short: 'Gumballs',
    ground: '#CFEDE4',
    motto: 'One coin, one bubble, no regrets.',
  },
  {
    id: 'bubble_maker',
    name: 'Bubble Maker',
    short: 'Bubbles',
    ground: '#F9DCC4',
    motto: 'Makes every floor slippery and every face happy.',
  },
  { id: 'jukebox', name: 'Jukebox', short: 'Jukebox', ground: '#D7E3FA', motto: 'Knows one more song than you.' },
  { id: 'lava_lamp', name: 'Lava Lamp', short: 'Lava', ground: '#FBE3A6', motto: 'In no hurry whatsoever.' },
  { id: 'disco_ball', name: 'Disco Ball', short: 'Disco', ground: '#7C5BB0', motto: 'Turns a kitchen into a galaxy.' },
  {
    id: 'popcorn_popper',
    name: 'Popcorn Popper',
    short: 'Popcorn',
    ground: '#BFE3F2',
    motto: 'Cannot keep quiet during the film.',
  },
  {
    id: 'karaoke_machine',
    name: 'Karaoke Machine',
    short: 'Karaoke',
    ground: '#FFD9C2',
    motto: 'Forgives every wrong note.',
  },
  { id: 'fog_machine', name: 'Fog Machine', short: 'Fog', ground: '#B7A6DC', motto: 'Where did everybody go?' },
  { id: 'blender', name: 'Blender', short: 'Blender', ground: '#FCEBB4', motto: 'Strawberry, banana, very loud.' },
  {
    id: 'pinball_machine',
    name: 'Pinball Machine',
    short: 'Pinball',
    ground: '#F6CDD9',
    motto: 'Please do not shake it. Much.',
  },
  { id: 'neon_sign', name: 'Neon Sign', short: 'Neon', ground: '#D9CBF2', motto: 'Says where the party is.' },
  {
    id: 'cotton_candy_maker',
    name: 'Cotton Candy Maker',
    short: 'Candy',
    ground: '#D4F0D2',
    motto: 'A cloud on a stick.',
  },
];
const known = new Map<string, Kind>(KINDS.map((kind) => [kind.id, kind]));
export const kindOf = (id: string): Kind | undefined => known.get(id);
export const groundOf = (id: string): string => known.get(id)?.ground ?? '#E6DCF4';

/** What a kind is called where no table is known. */
export const calledBefore = (id: string): string => known.get(id)?.name ?? `appliance ${id.replace('own_', '')}`;
/** What a kind is called at this table. */
export const callerOf =
  (kinds: readonly { id: string; name: string }[]) =>
  (id: string): string =>
    kinds.find((kind) => kind.id === id)?.name ?? calledBefore(id);
