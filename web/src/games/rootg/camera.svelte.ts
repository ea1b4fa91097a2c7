// Which part of the open board one sees: panned, zoomed, or fitted to what lies there.
import { untrack } from 'svelte';
import { motion } from '../../shared/prefs.svelte';
import type { Box, Point } from './where';

export interface Insets {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export const NEAREST = 2.4; // pixels per unit
export const FARTHEST = 0.22;
const WHOLE = 0.08; // a large circuit on a small screen is seen whole all the same
const COSY = 1.08; // a nearly empty board is not blown up

const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(high, value));

export class Camera {
  /** the window in pixels, and how much of it at each edge is covered by other things */
  size = $state.raw<Point>([1, 1]);
  insets = $state.raw<Insets>({ left: 0, top: 0, right: 0, bottom: 0 });
  /** what is in the middle of the free part, and how large it is */
  #x = $state(0);
  #y = $state(0);
  zoom = $state(1);
  /** somebody has taken the camera: it no longer follows by itself */
  held = $state(false);
  #gliding = 0;
  #box: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity }; // what lies there

  #middle = $derived.by((): Point => {
    const { left, top, right, bottom } = this.insets;
    return [left + (this.size[0] - left - right) / 2, top + (this.size[1] - top - bottom) / 2];
  });
  viewBox = $derived.by(() => {
    const [mx, my] = this.#middle;
    return [
      this.#x - mx / this.zoom,
      this.#y - my / this.zoom,
      this.size[0] / this.zoom,
      this.size[1] / this.zoom,
    ] as const;
  });

  /** From pixels of the window to units of the board, and back. */
  toBoard([px, py]: Point): Point {
    const [mx, my] = this.#middle;
    return [this.#x + (px - mx) / this.zoom, this.#y + (py - my) / this.zoom];
  }
  toWindow([x, y]: Point): Point {
    const [mx, my] = this.#middle;
    return [mx + (x - this.#x) * this.zoom, my + (y - this.#y) * this.zoom];
  }

  pan(dx: number, dy: number): void {
    this.#stop();
    this.held = true;
    const { left, right, top, bottom } = this.#box; // never so far that nothing of it is in sight
    this.#x = between(left, this.#x - dx / this.zoom, right);
    this.#y = between(top, this.#y - dy / this.zoom, bottom);
  }

  /** What is under this pixel stays under it. */
  zoomAt(pixel: Point, by: number): void {
    this.#stop();
    this.held = true;
    const [x, y] = this.toBoard(pixel);
    const zoom = between(Math.min(FARTHEST, this.zoom), this.zoom * by, NEAREST);
    this.#x = x - ((x - this.#x) * this.zoom) / zoom;
    this.#y = y - ((y - this.#y) * this.zoom) / zoom;
    this.zoom = zoom;
  }
  zoomIn(by: number): void {
    this.zoomAt(this.#middle, by);
  }

  #fitted = false;
  /** Keep all of it in sight, until somebody takes the camera. For an effect: it runs again when the window changes. */
  follow(box: Box, insets: Insets): void {
    void this.size;
    untrack(() => {
      this.insets = insets;
      this.#box = box;
      if (!this.held) this.fit(box, this.#fitted ? 350 : 0);
      this.#fitted = true;
    });
  }

  /** Show all of it. */
  fit(box: Box, ms = 0): void {
    this.held = false;
    const [width, height] = this.#free();
    const zoom = between(WHOLE, Math.min(width / (box.right - box.left), height / (box.bottom - box.top)), COSY);
    this.#glide((box.left + box.right) / 2, (box.top + box.bottom) / 2, zoom, ms);
  }

  /** Move just far enough that this can be seen. */
  show(box: Box, ms = 0): void {
    const [width, height] = this.#free();
    const [w, h] = [width / this.zoom / 2, height / this.zoom / 2];
    const x = box.right - box.left > 2 * w ? (box.left + box.right) / 2 : between(box.right - w, this.#x, box.left + w);
    const y = box.bottom - box.top > 2 * h ? (box.top + box.bottom) / 2 : between(box.bottom - h, this.#y, box.top + h);
    this.#glide(x, y, this.zoom, ms);
  }

  #free(): Point {
    const { left, top, right, bottom } = this.insets;
    return [Math.max(80, this.size[0] - left - right), Math.max(80, this.size[1] - top - bottom)];
  }
  #stop(): void {
    cancelAnimationFrame(this.#gliding);
  }
  #glide(x: number, y: number, zoom: number, ms: number): void {
    this.#stop();
    const from = [this.#x, this.#y, this.zoom] as const;
    const put = (part: number): void => {
      this.#x = from[0] + (x - from[0]) * part;
      this.#y = from[1] + (y - from[1]) * part;
      this.zoom = from[2] + (zoom - from[2]) * part;
    };
    if (ms === 0 || motion.reduced) return put(1);
    const start = performance.now();
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - start) / ms));
      put(1 - (1 - part) ** 3);
      if (part < 1) this.#gliding = requestAnimationFrame(step);
    };
    this.#gliding = requestAnimationFrame(step);
  }
}
