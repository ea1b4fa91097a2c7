// The service worker, as the page sees it (worker/sw.ts): it keeps the client, so that Quirkbox opens without a network.

const often = 60 * 60 * 1000; // ms between two looks for a newer version
const later = 2_000; // ms: the first page comes first
const said = 'quirkbox-said';

class Worker {
  /** A newer client is here than the one on this page. */
  newer = $state(false);
  #registration: ServiceWorkerRegistration | undefined;

  /** Browsers have service workers only where nobody can listen in: over HTTPS, and on the server's own machine. */
  get possible(): boolean {
    return 'serviceWorker' in navigator && window.isSecureContext;
  }

  begin(): void {
    if (!this.possible || !import.meta.env.PROD) return;
    navigator.serviceWorker.addEventListener('controllerchange', () => void this.#compare());
    setTimeout(() => void this.#register(), later);
  }

  async #register(): Promise<void> {
    try {
      this.#registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    } catch {
      return; // a browser that will not: everything else goes on
    }
    let looked = Date.now();
    const look = (): void => {
      if (document.hidden || Date.now() - looked < often) return;
      looked = Date.now();
      this.#registration?.update().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', look);
    setInterval(look, often);
  }

  /** The server may have been renewed. */
  look(): void {
    this.#registration?.update().catch(() => undefined);
  }

  /** The worker that now answers may be of another build than this page. */
  async #compare(): Promise<void> {
    const worker = navigator.serviceWorker.controller;
    const script = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src;
    if (!worker || !script) return;
    const { port1, port2 } = new MessageChannel();
    const same = new Promise<boolean>((tell) => (port1.onmessage = ({ data }) => tell(data as boolean)));
    worker.postMessage({ type: 'same', script }, [port2]);
    this.newer = !(await same);
  }

  /** Once it is there; undefined where there is none. */
  async registration(): Promise<ServiceWorkerRegistration | undefined> {
    if (!this.possible) return undefined;
    return navigator.serviceWorker.getRegistration();
  }

  /** What was told before is not shown to anybody any more. */
  async forget(): Promise<void> {
    if ('caches' in window) await caches.delete(said).catch(() => false);
  }
}

export const worker = new Worker();
