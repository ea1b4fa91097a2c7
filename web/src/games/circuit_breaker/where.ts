// Where things are on the page. Everything that something can fly to carries data-at="…".
import { cellName, pileName } from './moves.svelte';
import type { Place } from './timeline';

const find = (root: Element, at: string): Element | null => root.querySelector(`[data-at="${at}"]`);
/** The middle of a box: where a thing sits that is smaller than it. */
const core = (box: DOMRect, part: number): DOMRect =>
  new DOMRect(
    box.x + (box.width * (1 - part)) / 2,
    box.y + (box.height * (1 - part)) / 2,
    box.width * part,
    box.height * part,
  );

export function rectOf(root: Element, place: Place): DOMRect | null {
  const box = (at: string): DOMRect | null => find(root, at)?.getBoundingClientRect() ?? null;
  switch (place.at) {
    case 'cell': {
      const name = cellName(place.seat, place);
      // large in the middle, or small beside it, or not in sight
      return (
        box(name) ??
        box(`small-${name}`) ??
        box(`floor-${place.seat}-${place.x}-${place.y}`) ??
        box(`net-${place.seat}`) ??
        box(`home-${place.seat}`)
      );
    }
    case 'pile':
      return box(pileName(place.place));
    case 'cheese': {
      const wedge = box('cheese');
      return wedge && core(wedge, 0.3);
    }
    case 'cubes':
      return box(`cubes-${place.seat}`) ?? box(`home-${place.seat}`);
    case 'home':
      return box(`home-${place.seat}`);
    case 'hand':
      return box(`hand-${place.seat}-${place.slot}`) ?? box(`tiles-${place.seat}`) ?? box(`home-${place.seat}`);
  }
}

/** The name of what can be dropped on at a point of the page: the nearest element with data-drop. */
export function dropAt(root: Element, x: number, y: number): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const target = element.closest<HTMLElement>('[data-drop]');
    if (target && root.contains(target)) return target.dataset.drop!;
  }
  return null;
}
