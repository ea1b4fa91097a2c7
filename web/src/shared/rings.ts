// Where things of the board are: they are found by the names they carry (`data-at`), and may move.
export interface Ring {
  name: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

const visible = (box: DOMRect): boolean => box.width > 0 && box.height > 0;

/** A frame around each of these things that can be seen, in the stage's own measure. */
export function ringsIn(stage: Element, names: readonly string[]): Ring[] {
  const home = stage.getBoundingClientRect();
  return names.flatMap((name): Ring[] => {
    const boxes = [...stage.querySelectorAll(`[data-at="${CSS.escape(name)}"]`)].map((one) =>
      one.getBoundingClientRect(),
    );
    const box = boxes.find(visible);
    if (!box) return [];
    const [left, top] = [Math.max(2, box.left - home.left - 4), Math.max(2, box.top - home.top - 4)];
    return [
      {
        name,
        left,
        top,
        width: Math.min(box.right - home.left + 4, home.width - 2) - left,
        height: Math.min(box.bottom - home.top + 4, home.height - 2) - top,
      },
    ];
  });
}

/** Look again and again: boards move, turn and grow. Ends with the effect it is called in. */
export function watching(look: () => void): () => void {
  look();
  const timer = setInterval(look, 150);
  return () => clearInterval(timer);
}
