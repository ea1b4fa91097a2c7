// Which part of the client may import which. What is not listed for a part, it may not import; nobody may import a game but
// the game itself, and `registry`, which finds them all.
import { dirname, join, relative, sep } from 'node:path';

const house = ['words', 'wire', 'api', 'me', 'router', 'offline', 'shared', 'contract', 'registry'];
const mayImport = {
  words: [],
  offline: [],
  wire: [],
  api: ['words', 'wire', 'offline', 'contract'],
  me: ['words', 'wire', 'api'],
  router: [],
  contract: ['words', 'wire'],
  registry: ['words', 'wire', 'contract', 'game'],
  shared: ['words', 'wire', 'api', 'offline', 'contract'],
  game: ['words', 'wire', 'api', 'contract', 'shared', 'app.css'],
  lobby: house,
  setup: [...house, 'lobby', 'table'],
  pages: [...house, 'lobby', 'table'],
  table: [...house, 'lobby', 'setup', 'pages'],
  replay: [...house, 'lobby', 'table', 'pages'],
  learn: [...house, 'lobby', 'table', 'pages'],
  lab: [...house, 'lobby', 'pages'],
  coach: [...house, 'lobby', 'pages', 'table'],
  tv: [...house, 'table'],
  App: [...house, 'lobby', 'pages', 'table', 'replay', 'learn', 'lab', 'coach', 'tv'],
  main: ['words', 'offline', 'App', 'app.css'],
};

/** `shared`, `table`, ...; `game quirkies` for what belongs to one game. */
function partOf(path) {
  const [first, second, third] = relative(join(import.meta.dirname, 'src'), path).split(sep);
  const plain = (name) => name.replace(/(\.svelte)?(\.test)?(\.ts|\.svelte)?$/, '');
  if (first === 'games' && !(third === undefined && plain(second) in mayImport)) return `game ${second}`;
  if (first === 'games') return plain(second);
  return second === undefined ? plain(first) : first;
}

/** @type {import('eslint').Rule.RuleModule} */
export default {
  meta: { type: 'problem', schema: [], messages: { over: '{{from}} may not import {{to}}: {{why}}' } },
  create(context) {
    const from = partOf(context.filename);
    const allowed = mayImport[from.split(' ')[0]];
    const check = (node) => {
      const path = node.source?.value;
      if (typeof path !== 'string' || !path.startsWith('.')) return;
      const to = partOf(join(dirname(context.filename), path.replace(/\?.*/, '')));
      if (to === from || allowed?.includes(to.split(' ')[0])) return;
      const why = allowed ? `it may import ${allowed.join(', ') || 'nothing'}.` : 'borders.js does not know it.';
      context.report({ node, messageId: 'over', data: { from, to, why } });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
