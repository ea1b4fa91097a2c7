// A finger or the mouse takes something and pulls it over the page, or only touches it.
import type { Attachment } from 'svelte/attachments';

const SLIP = 8; // pixels that a touch may slip

interface Wishes<What> {
  /** Whether it can be taken now. */
  may?(what: What, event: PointerEvent): boolean;
  /** It begins to move. */
  begin?(what: What): void;
  /** Here the finger is now. */
  move?(x: number, y: number, what: What): void;
  /** Let go, here. True: it waits where it was dropped, until `reset`. */
  drop?(x: number, y: number, what: What): boolean;
  /** Touched and not moved. */
  tap?(what: What): void;
  /** It does not hang over anything any more: dropped, or the finger was taken away (a call, another app). */
  end?(): void;
  /** How far it must be pulled to be moved at all. */
  slip?: number;
}

export class Drag<What> {
  what = $state.raw<What | null>(null);
  moved = $state(false);
  /** from where it was taken */
  dx = $state(0);
  dy = $state(0);
  /** dropped, and nobody has said yet what comes of it */
  waits = $state(false);
  /** the click that comes now is the end of a pull, and no click */
  dragged = false;
  #from: [number, number] = [0, 0];
  #wishes: Wishes<What>;

  constructor(wishes: Wishes<What>) {
    this.#wishes = wishes;
  }

  /** Back to where it was. */
  reset(): void {
    this.what = null;
    this.moved = this.waits = false;
    this.dx = this.dy = 0;
  }

  /** {@attach drag.handle(what)} on the element that one takes hold of. */
  handle(what: What): Attachment<HTMLElement> {
    return (element) => {
      const { may, begin, move, drop, tap, end, slip = SLIP } = this.#wishes;
      const held = (): boolean => this.what === what && !this.waits;
      const capture = (event: PointerEvent): void => element.setPointerCapture?.(event.pointerId);

      const press = (event: PointerEvent): void => {
        if (event.button !== 0 || (may && !may(what, event))) return;
        this.reset();
        this.what = what;
        this.#from = [event.clientX, event.clientY];
        // A button inside keeps its click, as long as nothing moves.
        const button = (event.target as Element).closest('button');
        if (!button || button === element) capture(event);
      };
      const pull = (event: PointerEvent): void => {
        if (!held()) return;
        const [dx, dy] = [event.clientX - this.#from[0], event.clientY - this.#from[1]];
        if (!this.moved) {
          if (Math.hypot(dx, dy) < slip) return;
          capture(event);
          this.moved = this.dragged = true;
          begin?.(what);
        }
        [this.dx, this.dy] = [dx, dy];
        move?.(event.clientX, event.clientY, what);
      };
      const release = (): void => {
        this.reset();
        end?.();
        setTimeout(() => (this.dragged = false));
      };
      const lift = (event: PointerEvent): void => {
        if (!held()) return;
        const { moved } = this;
        if (moved && drop?.(event.clientX, event.clientY, what)) {
          this.waits = true;
          end?.();
          setTimeout(() => (this.dragged = false));
          return;
        }
        release();
        if (!moved) tap?.(what);
      };
      const lose = (): void => {
        if (held()) release();
      };
      const listen = { pointerdown: press, pointermove: pull, pointerup: lift, pointercancel: lose };
      for (const [name, heard] of Object.entries(listen)) element.addEventListener(name, heard as EventListener);
      return () => {
        for (const [name, heard] of Object.entries(listen)) element.removeEventListener(name, heard as EventListener);
      };
    };
  }
}
