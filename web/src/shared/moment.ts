// Something was done a moment ago. What follows too soon is the second half of a double press, and no answer to what has appeared since.
export class Moment {
  #at = -Infinity;
  #ms: number;
  constructor(ms: number) {
    this.#ms = ms;
  }
  mark(): void {
    this.#at = performance.now();
  }
  get lasts(): boolean {
    return performance.now() - this.#at < this.#ms;
  }
}
