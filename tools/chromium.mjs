// Unpacks the Chromium that the browser tests drive: node tools/chromium.mjs FOLDER
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = resolve(process.argv[2]);
rmSync(folder, { recursive: true, force: true }); // inflate() takes whatever is there, even half a file
mkdirSync(folder, { recursive: true });
process.env.TMPDIR = folder; // the package unpacks to the temporary folder and nowhere else

const entry = createRequire(new URL('../web/', import.meta.url)).resolve('@sparticuz/chromium');
const { inflate } = await import(pathToFileURL(entry));
const packed = join(dirname(entry), '..', 'bin');
// al2023 holds the shared libraries (nss and friends) that a bare machine lacks.
for (const name of ['chromium.br', 'al2023.tar.br', 'fonts.tar.br']) await inflate(join(packed, name));
// Only this font besides the client's own: a page looks the same on every machine.
writeFileSync(join(folder, 'fonts.conf'), `<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}</cachedir></fontconfig>\n`);
