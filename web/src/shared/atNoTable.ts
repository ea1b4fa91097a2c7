// A game of bots that was played, or set up, at no table of the server's: to the board it is a table all the same.
import type { TableInfo } from '../wire';

type Who = Pick<TableInfo['seats'][number], 'chair' | 'name' | 'bot'>;

/** `code` is where it lies in the app. */
export const atNoTable = (code: string, game: string, options: TableInfo['options'], seats: Who[]): TableInfo => ({
  type: 'table',
  code,
  game,
  options,
  public: false,
  seal: null,
  status: 'over',
  seats: seats.map((one, seat) => ({ ...one, seat, kind: 'bot', here: true, mine: false, stands_in_for: null })),
  looking_as: -1,
  watchers: 0,
  commitment: null,
  secret: null,
  rematch: null,
  now: 0,
  away_ms: 0,
});
