// Whether the server can be reached, as far as the last answers tell.

/** The service worker puts it on an answer that it has kept: when it came, in ms. */
const keptAt = 'x-quirkbox-kept';

class Network {
  /** The last thing that was asked got no fresh answer. */
  away = $state(false);
  /** The browser knows of no network. (Alone that means little: the server may be on this very machine.) */
  #none = $state(false);
  /** When that was told which is shown while nothing new comes, in ms. */
  asOf = $state<number | null>(null);

  constructor() {
    if (typeof window === 'undefined') return;
    const look = (): void => void (this.#none = navigator.onLine === false);
    look();
    addEventListener('online', look);
    addEventListener('offline', look);
  }

  /** Nothing is reached, and it is not the server's fault. */
  get off(): boolean {
    return this.away && this.#none;
  }

  /** An answer has come. Whether it is an old one. */
  heard(answer: Response): boolean {
    const kept = answer.headers.get(keptAt);
    if (kept) this.asOf = Number(kept);
    this.away = kept !== null;
    return this.away;
  }

  failed(): void {
    this.away = true;
  }
}

export const network = new Network();
