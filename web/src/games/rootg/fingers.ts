// Mouse, fingers and wheel over the open board: one drags, two pinch, a short touch taps, a long one asks.
import type { Camera } from './camera.svelte';
import type { Point } from './where';

const SLIP = 6; // pixels that a tap may slip
const LONG = 480; // ms

export interface Touch {
  tap(at: Point): void;
  hover(at: Point | null): void;
  ask(at: Point): void; // a long press
}

/** An attachment for the element that is touched. */
export function fingers(camera: Camera, touch: Touch) {
  return (element: Element): (() => void) => {
    const down = new Map<number, Point>();
    let start: Point | null = null; // of a touch that may still be a tap
    let timer: ReturnType<typeof setTimeout>;
    const here = (event: MouseEvent): Point => {
      const { left, top } = element.getBoundingClientRect();
      return [event.clientX - left, event.clientY - top];
    };
    const far = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

    const press = (event: PointerEvent): void => {
      if (event.button > 0) return;
      const at = here(event);
      down.set(event.pointerId, at);
      start = down.size === 1 ? at : null;
      clearTimeout(timer);
      if (start && event.pointerType !== 'mouse')
        timer = setTimeout(() => {
          if (!start) return;
          touch.ask(start);
          start = null;
        }, LONG);
    };
    const move = (event: PointerEvent): void => {
      const at = here(event);
      const before = down.get(event.pointerId);
      if (!before) {
        if (event.pointerType === 'mouse') touch.hover(at);
        return;
      }
      if (start && far(start, at) < SLIP) return;
      if (start) {
        element.setPointerCapture(event.pointerId);
        start = null;
        clearTimeout(timer);
        touch.hover(null);
      }
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
      down.set(event.pointerId, at);
      if (other) {
        const middle: Point = [(at[0] + other[0]) / 2, (at[1] + other[1]) / 2];
        camera.pan((at[0] - before[0]) / 2, (at[1] - before[1]) / 2);
        camera.zoomAt(middle, far(at, other) / Math.max(1, far(before, other)));
      } else if (down.size === 1) camera.pan(at[0] - before[0], at[1] - before[1]);
    };
    const lift = (event: PointerEvent): void => {
      clearTimeout(timer);
      if (down.delete(event.pointerId) && start && event.type === 'pointerup') touch.tap(start);
      start = null;
    };
    const leave = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') touch.hover(null);
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const lines = event.deltaMode === 1 ? 16 : 1;
      camera.zoomAt(
        here(event),
        Math.exp(-Math.max(-60, Math.min(60, event.deltaY * lines)) * (event.ctrlKey ? 0.012 : 0.0035)),
      );
    };
    const listen = [
      ['pointerdown', press],
      ['pointermove', move],
      ['pointerup', lift],
      ['pointercancel', lift],
      ['pointerleave', leave],
    ] as const;
    for (const [name, heard] of listen) element.addEventListener(name, heard as EventListener);
    element.addEventListener('wheel', wheel as EventListener, { passive: false });
    return () => {
      clearTimeout(timer);
      for (const [name, heard] of listen) element.removeEventListener(name, heard as EventListener);
      element.removeEventListener('wheel', wheel as EventListener);
    };
  };
}
