// The server's schema, read from the standard input, as the client's types.
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

const entry = createRequire(new URL('../web/', import.meta.url)).resolve('json-schema-to-typescript');
const { compile } = (await import(pathToFileURL(entry))).default;

// Pydantic writes JSON Schema of 2020, the compiler reads that of 2019.
function older(node) {
  if (node === null || typeof node !== 'object') return node;
  if (Array.isArray(node)) return node.map(older);
  const { title, prefixItems, discriminator, ...rest } = node; // a title would make a type of every single field
  if (typeof title === 'object') rest.title = title; // a field that is called "title"
  if (prefixItems) rest.items = prefixItems;
  return Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, older(value)]));
}

const schema = JSON.parse(await text(process.stdin));
const types = await compile(older(schema), 'Wire', {
  additionalProperties: false,
  bannerComment: `// Made from \`quirkbox schema\`: messages from src/quirkbox/server/wire.py, the rest from each game's actions.py and show.py.
// Change it there, then run \`make wire\`.`,
  style: { singleQuote: true, printWidth: 110 },
  unreachableDefinitions: true,
});
process.stdout.write(
  types
    .replace(/export interface Wire \{[^}]*\}\n/, '') // the document around the definitions says nothing
    .replace(/( \*\n)? \* This (interface|type) was referenced by `Wire`'s JSON-Schema\n \* via the `definition` ".*"\.\n/g, '')
    .replace(/ *\* @(min|max)Items \d+\n/g, '') // the type says so itself
    .replace(/ *\/\*\*\n *\*\/\n/g, '')
    .replace(/\/\*\*\n\s*\* (.*)\n\s*\*\//g, '/** $1 */'),
);

// Lists of values are types and also lists: QuirkiesCreature is one of QUIRKIES_CREATURE.
for (const [name, { enum: values }] of Object.entries(schema.$defs)) {
  if (!values) continue;
  const list = name.replace(/(?<=.)(?=[A-Z])/g, '_').toUpperCase();
  process.stdout.write(`export const ${list} = [${values.map((value) => `'${value}'`).join(", ")}] as const;\n`);
}
