// How boxes stand on the shelf, from left to right: how wide each is, in percent of its plank.

/** Of those that are not like most. Widths are those on a page 1440 wide, where a plank has 1360. */
const widths: Record<string, number> = {
  quirkies: 274,
  tiny_turbo_cars: 300,
  circuit_breaker: 218,
  rootg: 192,
  quirky_circuits: 300,
};
const usual = 224;
/** The space between two boxes. */
const gap = 19;
const plank = 1360;
/** So much may be squeezed onto one plank before there is another one. */
const most = 1900;

export interface Place {
  width: number;
  /** on a plank above the lowest one */
  upper: boolean;
  /** the first one on its plank */
  first: boolean;
}

const widthOf = (id: string): number => widths[id] ?? usual;
const lengthOf = (row: string[]): number => row.reduce((sum, id) => sum + widthOf(id), 0) + gap * (row.length - 1);

/** As few planks as will do, each about as full as the others. */
export function planks(ids: string[]): Place[] {
  const count = Math.ceil(lengthOf(ids) / most);
  const rows = Array.from({ length: count }, (_, i) =>
    ids.slice(Math.round((i * ids.length) / count), Math.round(((i + 1) * ids.length) / count)),
  );
  return rows.flatMap((row, i) => {
    const whole = Math.max(plank, lengthOf(row));
    return row.map((id, n) => ({ width: (100 * widthOf(id)) / whole, upper: i < count - 1, first: n === 0 }));
  });
}
