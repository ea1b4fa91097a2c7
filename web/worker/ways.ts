// Which way a request goes. What is not named here goes to the network and nowhere else: sockets, whatever changes something, and
// everything that is somebody's own (who one is, one's tables, hands, games).

export type Way = 'network' | 'file' | 'page' | 'kept';

export interface Asked {
  method: string;
  mode: string;
  url: string;
}

// The same for everybody: what there is to play, its rules, and what there is to learn.
const kept = [
  /^\/api\/games$/,
  /^\/api\/games\/[\w-]+\/lessons$/,
  /^\/api\/games\/[\w-]+\/puzzles$/,
  /^\/api\/games\/[\w-]+\/daily\/[\d-]+$/,
  /^\/api\/games\/[\w-]+\/content\/[\w-]+$/,
];
// Pages that the server writes itself.
const servers = /^\/(api|docs|openapi\.json|health|healthz|readyz|metrics|games)(\/|$)/;

export function wayOf({ method, mode, url }: Asked, origin: string, files: ReadonlySet<string>): Way {
  const asked = new URL(url);
  if (method !== 'GET' || asked.origin !== origin) return 'network';
  if (kept.some((path) => path.test(asked.pathname))) return asked.search ? 'network' : 'kept';
  if (servers.test(asked.pathname)) return 'network';
  if (mode === 'navigate') return 'page';
  // A file of an older client has a name that no list of ours has any more.
  return files.has(asked.pathname) || asked.pathname.startsWith('/assets/') ? 'file' : 'network';
}
