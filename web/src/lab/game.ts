// A game that a report shows, as if it had been played at a table.
import { api } from '../api';
import type { Replay, TableInfo } from '../wire';

const table = (path: string, replay: Replay): TableInfo => ({
  type: 'table',
  code: path,
  game: replay.game,
  options: replay.options,
  public: false,
  seal: null,
  status: 'over',
  seats: replay.names.map((name, seat) => ({
    seat,
    chair: replay.chairs[seat]!,
    kind: 'bot',
    name,
    bot: name.split('@')[0]!,
    here: true,
    mine: false,
    stands_in_for: null,
  })),
  looking_as: -1,
  watchers: 0,
  commitment: null,
  secret: null,
  rematch: null,
  now: 0,
  away_ms: 0,
});

/** `path` is where it lies in the app: that is its link. */
export async function labGame(path: string, key: string, number: number): Promise<[Replay, TableInfo]> {
  const told = await api.labReplay(key, number);
  const names = told.names.map((name, seat) => `${name} ${seat + 1}`);
  const replay = { ...told, names };
  return [replay, table(path, replay)];
}
