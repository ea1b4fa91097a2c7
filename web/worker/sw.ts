// The service worker: Quirkbox opens without a network, and shows what it was told last.
//
// The client of one build is fetched whole and kept under the build's name, so that no page is put together of two. A page itself
// comes from the network as long as there is one: whoever reloads has the newest.
import { wayOf } from './ways';

interface Build {
  /** the hash of everything below */
  name: string;
  /** the SHA-256 of the page: a server that was renewed meanwhile has another one */
  page: string;
  files: string[];
}

declare const self: ServiceWorkerGlobalScope & { build: Build };

const { build } = self;
const page = '/';
const prefix = 'quirkbox-client-';
const client = prefix + build.name;
const said = 'quirkbox-said';
/** When an answer came that is shown again, in ms. */
const keptAt = 'x-quirkbox-kept';
const mostSaid = 80;
const atOnce = 6;
const patience = 5_000; // ms for a page, where there is a network by name only
const files = new Set(build.files);

self.addEventListener('install', (event) => event.waitUntil(install().then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => self.clients.claim())));

async function install(): Promise<void> {
  const cache = await caches.open(client);
  const waiting = [...build.files];
  const fetchNext = async (): Promise<void> => {
    for (let path = waiting.pop(); path; path = waiting.pop()) {
      // What has its hash in its name is the same in every build.
      const known = path.startsWith('/assets/') ? await caches.match(path) : undefined;
      await cache.put(path, known ?? (await fetched(path)));
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, fetchNext));
    const index = await fetched(page);
    if ((await hashOf(index.clone())) !== build.page) throw new Error('The server has another page than this build.');
    await cache.put(page, index);
  } catch (problem) {
    await caches.delete(client);
    throw problem; // the browser tries again
  }
}

async function fetched(path: string): Promise<Response> {
  const answer = await fetch(path, path.startsWith('/assets/') ? {} : { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

async function hashOf(answer: Response): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await answer.arrayBuffer()));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Pages of the build before this one may still be open, and fetch their parts. Older ones go. */
async function tidy(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== client);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
}

self.addEventListener('fetch', (event) => {
  switch (wayOf(event.request, self.location.origin, files)) {
    case 'file':
      return event.respondWith(file(event.request));
    case 'page':
      return event.respondWith(screen(event.request));
    case 'kept':
      return event.respondWith(answer(event));
    case 'network':
      return undefined; // as if there were no worker
  }
});

const isThere = (answer: Response): boolean => ![502, 503, 504].includes(answer.status); // a gateway whose server is down

async function file(request: Request): Promise<Response> {
  const own = await caches.open(client);
  return (await own.match(request)) ?? (await caches.match(request)) ?? fetch(request);
}

async function screen(request: Request): Promise<Response> {
  const kept = (): Promise<Response | undefined> => caches.match(page, { cacheName: client });
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), patience);
  try {
    const fresh = await fetch(request, { signal: late.signal });
    return isThere(fresh) ? fresh : ((await kept()) ?? fresh);
  } catch (problem) {
    const old = await kept();
    if (old) return old;
    throw problem;
  } finally {
    clearTimeout(timer);
  }
}

async function answer(event: FetchEvent): Promise<Response> {
  const { request } = event;
  let fresh: Response | undefined;
  try {
    fresh = await fetch(request);
    if (fresh.ok) event.waitUntil(keep(request, fresh.clone()));
    if (isThere(fresh)) return fresh;
  } catch (problem) {
    const old = await caches.match(request, { cacheName: said, ignoreVary: true });
    if (!old) throw problem;
    return old;
  }
  return (await caches.match(request, { cacheName: said, ignoreVary: true })) ?? fresh;
}

async function keep(request: Request, answer: Response): Promise<void> {
  const headers = new Headers({ 'content-type': answer.headers.get('content-type') ?? '', [keptAt]: `${Date.now()}` });
  const cache = await caches.open(said);
  await cache.put(request.url, new Response(await answer.blob(), { headers }));
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - mostSaid)).map((one) => cache.delete(one)));
}

/** Where a notice leads: a page of ours. */
const pathOf = (told: unknown): string => {
  const path = new URL(typeof told === 'string' ? told : '/', self.location.origin);
  return path.origin === self.location.origin ? path.pathname : '/';
};

/** The server says that it is one's turn, while one is not at the table. */
self.addEventListener('push', (event) => event.waitUntil(notice(event.data)));

async function notice(data: PushMessageData | null): Promise<void> {
  const told = (data?.json() ?? {}) as { title?: string; body?: string; path?: string; tag?: string };
  const path = pathOf(told.path);
  const pages = await self.clients.matchAll({ type: 'window' });
  if (pages.some((one) => one.focused && new URL(one.url).pathname === path)) return;
  await self.registration.showNotification(told.title ?? 'Quirkbox', {
    body: told.body ?? '',
    tag: told.tag ?? path,
    icon: '/icons/192.png',
    badge: '/icons/badge-96.png',
    data: { path },
  });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(pathOf((event.notification.data as { path?: unknown } | null)?.path)));
});

async function lead(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((one) => new URL(one.url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}

/** A page asks whether it is of this build: whoever has its first script has all of it. */
self.addEventListener('message', (event) => {
  const asked = event.data as { type?: string; script?: string } | null;
  if (asked?.type === 'same')
    event.ports[0]?.postMessage(files.has(new URL(asked.script ?? '', self.location.origin).pathname));
});
