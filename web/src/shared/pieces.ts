// How one likes one's own pieces to look, by game: this browser remembers it for the next table.
import type { GameInfo } from '../wire';

const key = 'quirkbox.pieces';
type Forms = Record<string, string>;

function load(): Record<string, Forms> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, Forms>;
  } catch {
    return {}; // private mode, or somebody else's words under our key
  }
}

/** What one liked last, as far as it is still to be had. */
export function likedPieces(info: GameInfo): Forms {
  const liked = load()[info.id] ?? {};
  const had = info.pieces.flatMap(({ id, choices }): [string, string][] => {
    const form = liked[id];
    return form !== undefined && choices.some((choice) => choice.id === form) ? [[id, form]] : [];
  });
  return Object.fromEntries(had);
}

export function likePiece(game: string, piece: string, form: string): void {
  const all = load();
  try {
    localStorage.setItem(key, JSON.stringify({ ...all, [game]: { ...all[game], [piece]: form } }));
  } catch {
    // not remembered then
  }
}
