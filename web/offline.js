// The service worker of a build: worker/sw.ts, with the list of all files it keeps and a name that changes with any of them.
//
// It is our own, and no generator's: what it does is a page long, it must know which answers are nobody's own, and a page of one
// build never takes parts of another. Workbox would be some hundred packages more to trust.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const entry = join(import.meta.dirname, 'worker/sw.ts');
const name = 'sw.js';
const hash = (content) => createHash('sha256').update(content).digest('hex');

/** @returns {import('vite').Plugin} */
export function offline() {
  let folder = '';
  return {
    name: 'quirkbox-offline',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      folder = config.publicDir;
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: entry, fileName: name });
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[name];
        const page = bundle['index.html'];
        if (worker.imports.length || !page) throw new Error('The service worker has to be one file, beside a page.');
        const lasting = readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((found) => found.isFile())
          .map((found) => join(found.parentPath, found.name));
        const paths = new Map([
          ...Object.values(bundle)
            .filter((file) => file !== worker && file !== page)
            .map((file) => [`/${file.fileName}`, file.fileName]),
          ...lasting.map((file) => [`/${relative(folder, file).split(sep).join('/')}`, hash(readFileSync(file))]),
        ]);
        const files = [...paths.keys()].sort();
        const build = {
          name: hash(JSON.stringify([worker.code, page.source, [...paths].sort()])).slice(0, 12),
          page: hash(page.source),
          files,
        };
        worker.code = `self.build=${JSON.stringify(build)};\n${worker.code}`;
      },
    },
  };
}
