// Games that were played, as the updates of one viewer: for tests and for the page of pictures.
import type { Update } from './types';

const games = import.meta.glob<Update[]>('./fixtures/*.json', { eager: true, import: 'default' });
export const recorded = (name: string): Update[] => games[`./fixtures/${name}.json`]!;
