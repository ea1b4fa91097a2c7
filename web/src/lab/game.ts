// A game that a report shows, as if it had been played at a table.
import { api } from '../api';
import { atNoTable } from '../shared/atNoTable';
import type { Replay, TableInfo } from '../wire';

const table = (path: string, { game, options, names, chairs }: Replay): TableInfo =>
  atNoTable(
    path,
    game,
    options,
    names.map((name, seat) => ({ chair: chairs[seat]!, name, bot: name.split('@')[0]! })),
  );

/** `path` is where it lies in the app: that is its link. */
export async function labGame(path: string, key: string, number: number): Promise<[Replay, TableInfo]> {
  const told = await api.labReplay(key, number);
  const names = told.names.map((name, seat) => `${name} ${seat + 1}`);
  const replay = { ...told, names };
  return [replay, table(path, replay)];
}
