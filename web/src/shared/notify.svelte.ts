// "It’s your turn", on this device: by the browser's own notices while a page is open anywhere, and by its push service while none is.
import { api } from '../api';
import { worker } from '../offline/worker.svelte';
import { reader, t } from '../words/words.svelte';
import { prefs } from './prefs.svelte';

/** Why it can't be, or how far it reaches. */
export type Reach = 'impossible' | 'blocked' | 'off' | 'open' | 'always';

/** Some browsers write Base64 with other letters than others take. */
const coded = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer())))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

class Notify {
  #permission = $state(typeof Notification === 'undefined' ? undefined : Notification.permission);
  /** The server can reach this device while no page is open. */
  #pushed = $state(false);

  get reach(): Reach {
    if (!worker.possible || this.#permission === undefined) return 'impossible';
    if (this.#permission === 'denied') return 'blocked';
    if (!prefs.notices || this.#permission !== 'granted') return 'off';
    return this.#pushed ? 'always' : 'open';
  }
  get on(): boolean {
    return this.reach === 'open' || this.reach === 'always';
  }

  /** Asked for by a press: browsers want that. */
  async begin(): Promise<void> {
    this.#permission = await Notification.requestPermission();
    if (this.#permission !== 'granted') return;
    prefs.notices = true;
    await this.renew();
  }

  async end(): Promise<void> {
    prefs.notices = false;
    this.#pushed = false;
    const device = await (await worker.registration())?.pushManager?.getSubscription();
    if (!device) return;
    await api.dropDevice(device.endpoint);
    await device.unsubscribe();
  }

  /** The server knows this device as that of whoever one is now, and in which language one reads. */
  async renew(): Promise<void> {
    if (!this.on) return;
    const there = await worker.registration();
    const { key } = await api.pushKey();
    if (!there?.pushManager || !key) return void (this.#pushed = false);
    try {
      const device = await this.#subscribed(there, key);
      await api.addDevice({
        endpoint: device.endpoint,
        p256dh: coded(device.getKey('p256dh')),
        auth: coded(device.getKey('auth')),
        language: reader.language,
      });
      this.#pushed = true;
    } catch {
      this.#pushed = false; // a browser without a push service: then while a page is open
    }
  }

  async #subscribed(there: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
    const old = await there.pushManager.getSubscription();
    if (old && coded(old.options.applicationServerKey) === key) return old;
    await old?.unsubscribe(); // it belongs to another server key
    return there.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  }

  /** It is one's turn at a table, and one looks elsewhere. */
  async turn(game: string, code: string): Promise<void> {
    await this.say(game, t('push-turn', { code, hours: 0 }), `/${code}`, code);
  }

  async say(title: string, body: string, path: string, tag: string): Promise<void> {
    if (!this.on || !document.hidden) return;
    const there = await worker.registration();
    await there?.showNotification(title, {
      body,
      tag,
      icon: '/icons/192.png',
      badge: '/icons/badge-96.png',
      data: { path },
    });
  }
}

export const notify = new Notify();
