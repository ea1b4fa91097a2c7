// The twelve appliances we have drawings and words for, by the id the server gives them. Others come from somebody's own file.
import { t } from '../../words/words.svelte';
import type { KindId } from './types';

export interface Kind {
  id: KindId;
  ground: string; // of its tile
}
export const KINDS: readonly Kind[] = [
  { id: 'gumball_machine', ground: '#CFEDE4' },
  { id: 'bubble_maker', ground: '#F9DCC4' },
  { id: 'jukebox', ground: '#D7E3FA' },
  { id: 'lava_lamp', ground: '#FBE3A6' },
  { id: 'disco_ball', ground: '#7C5BB0' },
  { id: 'popcorn_popper', ground: '#BFE3F2' },
  { id: 'karaoke_machine', ground: '#FFD9C2' },
  { id: 'fog_machine', ground: '#B7A6DC' },
  { id: 'blender', ground: '#FCEBB4' },
  { id: 'pinball_machine', ground: '#F6CDD9' },
  { id: 'neon_sign', ground: '#D9CBF2' },
  { id: 'cotton_candy_maker', ground: '#D4F0D2' },
];
const known = new Map<string, Kind>(KINDS.map((kind) => [kind.id, kind]));
export const kindOf = (id: string): Kind | undefined => known.get(id);
export const groundOf = (id: string): string => known.get(id)?.ground ?? '#E6DCF4';

/** Gives the names of kinds. */
export type Called = (kind: string) => string;
/** What a kind is called where no table is known. */
export const calledBefore: Called = (id) =>
  known.has(id)
    ? t('circuit_breaker-kind', { kind: id, name: '' })
    : t('circuit_breaker-kind-number', { number: id.replace('own_', '') });
/** What a kind is called at this table: those we know have their name in every language. */
export const callerOf =
  (kinds: readonly { id: string; name: string }[]): Called =>
  (id) =>
    (known.has(id) ? undefined : kinds.find((kind) => kind.id === id)?.name) ?? calledBefore(id);
/** What a sentence is given of a kind. */
export const kindArgs = (id: string, called: Called) => ({ kind: known.has(id) ? id : 'own', name: called(id) });
/** Where there is little room. */
export const shortName = (id: string, called: Called): string =>
  known.has(id) ? t('circuit_breaker-kind-short', { kind: id }) : called(id);
export const mottoOf = (id: string): string => t('circuit_breaker-motto', { kind: id });
