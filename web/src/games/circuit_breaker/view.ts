// What can be read off the table.
import type { KindId, Market, View } from './types';

/** The kinds that anybody has connected, those on the cards first: the rows of the end scoring. */
export function kindsCounted(view: View): string[] {
  const kinds = view.kinds
    .map((kind) => kind.id)
    .filter((id) => view.counted.some((mine) => mine.some((one) => one.kind === id)));
  const wanted = (id: string): boolean =>
    view.counted.some((mine) => mine.some((one) => one.kind === id && one.wanted));
  return [...kinds.filter(wanted), ...kinds.filter((id) => !wanted(id))];
}

/** The mice that sit on one's own appliances: whose, and on which tile. */
export function thieves(view: View, seat: number): { seat: number; tile: View['networks'][number]['tiles'][number] }[] {
  return view.mice.flatMap((where, whose) => {
    if (whose === seat || where.place !== 'network' || where.owner !== seat) return [];
    const tile = view.networks[seat]!.tiles.find((one) => one.x === where.x && one.y === where.y);
    return tile ? [{ seat: whose, tile }] : [];
  });
}
export const miceOn = (view: View, place: Market): number[] =>
  view.mice.flatMap((where, seat) => (where.place === place ? [seat] : []));
export const mouseAt = (view: View, owner: number, x: number, y: number): number | null => {
  const seat = view.mice.findIndex(
    (where) => where.place === 'network' && where.owner === owner && where.x === x && where.y === y,
  );
  return seat < 0 ? null : seat;
};
/** What one more of a kind would bring a seat, as far as one knows its card. */
export function gain(view: View, seat: number, kind: KindId): number {
  const row = view.cards[seat]?.includes(kind) ? view.points.wanted : view.points.other;
  const has = view.counted[seat]?.find((one) => one.kind === kind)?.number ?? 0;
  return (row[has] ?? row.at(-1) ?? 0) - (has ? (row[has - 1] ?? 0) : 0);
}
