// The words of all languages, out of src/quirkbox/words, as modules of the client: `virtual:words` names the languages and fetches
// their parts. A part is a game's words (`quirkies`), or everything else together (`shell`). What a language has no words for is put
// there in English when the client is built, so that a browser fetches one language.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, serialize, Resource } from '@fluent/syntax';

const folder = join(import.meta.dirname, '../src/quirkbox/words');
const games = readdirSync(join(folder, '../games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map((entry) => entry.name);
export const FIRST = 'en';
export const parts = ['shell', ...games];
export const languages = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map((entry) => entry.name)
  .sort((a, b) => Number(b === FIRST) - Number(a === FIRST) || a.localeCompare(b));

export const partOf = (file) => (games.includes(file.replace(/\.ftl$/, '')) ? file.replace(/\.ftl$/, '') : 'shell');

/** The files of a part in a language. What a game declares (the names of its content) comes with its words. */
export const filesOf = (language, part) =>
  [
    ...readdirSync(join(folder, language)).filter((file) => file.endsWith('.ftl') && partOf(file) === part),
    ...(games.includes(part) && existsSync(join(folder, language, 'declared', `${part}.ftl`))
      ? [join('declared', `${part}.ftl`)]
      : []),
  ]
    .sort()
    .map((file) => join(folder, language, file));

/** Its messages, in order. */
export const messagesOf = (language, part) =>
  filesOf(language, part)
    .flatMap((file) => parse(readFileSync(file, 'utf8'), { withSpans: false }).body)
    .filter((entry) => entry.type === 'Message' || entry.type === 'Term');

const withoutComments = (entry) => Object.assign(entry, { comment: null });

/** A part of a language as Fluent, with what is missing in English. */
function text(language, part) {
  const own = messagesOf(language, part);
  const has = new Set(own.map((entry) => entry.type + entry.id.name));
  const missing =
    language === FIRST ? [] : messagesOf(FIRST, part).filter((entry) => !has.has(entry.type + entry.id.name));
  return serialize(new Resource([...own, ...missing].map(withoutComments)), {});
}

const nameOf = (language) =>
  /^language-name = (.*)$/m.exec(readFileSync(join(folder, language, 'common.ftl'), 'utf8'))[1];

/** @returns {import('vite').Plugin} */
export function words() {
  const prefix = 'virtual:words';
  return {
    name: 'quirkbox-words',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${prefix}`) {
        const all = languages.map((language) => {
          const fetches = parts.map((part) => `${part}: () => import('${prefix}/${language}/${part}')`);
          return `${language}: { name: ${JSON.stringify(nameOf(language))}, parts: { ${fetches.join(', ')} } }`;
        });
        return `export default { ${all.join(', ')} };`;
      }
      if (!id.startsWith(`\0${prefix}/`)) return undefined;
      const [, language, part] = id.split('/');
      for (const file of [...filesOf(language, part), ...filesOf(FIRST, part)]) this.addWatchFile(file);
      return `export default ${JSON.stringify(text(language, part))};`;
    },
  };
}
