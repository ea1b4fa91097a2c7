// Where a seat is on the stage, whichever board draws it.

export interface Spot {
  x: number;
  y: number;
  /** of the seat */
  side: 'above' | 'below';
  /** false: the board does not show it just now */
  found: boolean;
}

const width = 190; // of what hangs there, with room to spare

/** For something that points at a seat with a tail some 28px from its left end. `layer` fills the stage. */
export function spotOf(layer: HTMLElement, seat: number): Spot {
  const stage = layer.getBoundingClientRect();
  const boxes = [...(layer.parentElement?.querySelectorAll(`[data-seat="${seat}"]`) ?? [])].map((one) =>
    one.getBoundingClientRect(),
  );
  const box = boxes.find((one) => one.width > 0 && one.right > stage.left && one.left < stage.right);
  if (!box) return { x: 12, y: 84 + 72 * seat, side: 'below', found: false };
  const x = box.left + Math.min(box.width / 2, 32) - 28 - stage.left;
  const side = box.top - stage.top > stage.height / 2 ? 'above' : 'below';
  const y = (side === 'above' ? box.top - 10 : box.bottom + 10) - stage.top;
  return { x: Math.max(6, Math.min(x, stage.width - width)), y, side, found: true };
}
