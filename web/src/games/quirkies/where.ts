// Where things are on the page. Everything that something can fly to, or a trace can run to, carries data-at="…".
import type { Place } from './timeline';
import type { Chair } from './seats';
import { keyOf } from './types';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
/** What the traces need to know, in pixels of the stage. */
export interface Geometry {
  board: Box;
  seats: { seat: number; place: Chair; face: Box; block: Box }[];
  pile: Box;
  mine: { tokens: Box; hand: Box; block: Box };
}

const find = (root: Element, at: string): Element | null => root.querySelector(`[data-at="${at}"]`);
const boxOf = (spot: Element | null | undefined): DOMRect | null => spot?.getBoundingClientRect() ?? null;
/** The middle of a box. */
const core = (box: DOMRect | null, part: number): DOMRect | null =>
  box &&
  new DOMRect(
    box.x + (box.width * (1 - part)) / 2,
    box.y + (box.height * (1 - part)) / 2,
    box.width * part,
    box.height * part,
  );

/** Where a card or token lies, or will lie. `bottom` is the seat at the lower edge; where there is no fan, cards come out of the face. */
export function rectOf(root: Element, place: Place, bottom: number, upright: boolean): DOMRect | null {
  switch (place.at) {
    case 'cell':
      return boxOf(find(root, `cell-${place.cell}`));
    case 'token':
      return boxOf(
        find(root, `token-${place.seat}-${place.n}`) ?? find(root, `tokens-${place.seat}`)?.lastElementChild,
      );
    case 'pile':
      return boxOf(find(root, 'pile'));
    case 'pool':
      return core(boxOf(find(root, 'pool')), 0.3); // one token out of the heap
    case 'hand': {
      const own = place.card && find(root, `card-${keyOf(place.card)}`);
      if (own) return boxOf(own);
      if (upright || place.seat === bottom) return boxOf(find(root, `face-${place.seat}`));
      const fan = find(root, `fan-${place.seat}`);
      return boxOf(fan?.lastElementChild) ?? core(boxOf(fan), 0.3);
    }
  }
}

export function measure(
  root: Element,
  others: { seat: number; place: Chair }[],
  bottom: number,
  upright: boolean,
): Geometry {
  const home = root.getBoundingClientRect();
  const box = (at: string): Box => {
    const { x, y, width, height } = boxOf(find(root, at)) ?? new DOMRect();
    return { x: x - home.x, y: y - home.y, width, height };
  };
  return {
    board: box('board'),
    seats: others.map(({ seat, place }) => ({
      seat,
      place,
      face: box(`face-${seat}`),
      block: box(`${upright ? 'block' : 'seat'}-${seat}`),
    })),
    pile: box('pile'),
    mine: { tokens: box(`tokens-${bottom}`), hand: box('hand'), block: box('me') },
  };
}

export function isOver(root: Element, at: string, x: number, y: number): boolean {
  const box = boxOf(find(root, at));
  return box !== null && x > box.left && x < box.right && y > box.top && y < box.bottom;
}
