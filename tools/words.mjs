// The ids of all sentences and what each speaks of, as a type: a wrong one is found before anybody reads it.
import { messagesOf, parts, FIRST } from '../web/words.js';

function variables(node, found, messages) {
  if (node === null || typeof node !== 'object') return found;
  if (Array.isArray(node)) {
    for (const part of node) variables(part, found, messages);
    return found;
  }
  if (node.type === 'VariableReference') found.add(node.id.name);
  // what a sentence is made of speaks of the same
  if (node.type === 'MessageReference') variables(messages.get(node.id.name)?.value ?? null, found, messages);
  for (const part of Object.values(node)) variables(part, found, messages);
  return found;
}

const all = parts.flatMap((part) => messagesOf(FIRST, part)).filter((entry) => entry.type === 'Message');
const messages = new Map(all.map((entry) => [entry.id.name, entry]));
const lines = all.map((entry) => {
  const names = [...variables(entry.value, new Set(), messages)].sort();
  return `  '${entry.id.name}': ${names.map((name) => `'${name}'`).join(' | ') || 'never'};\n`;
});
process.stdout.write(
  `// Made from src/quirkbox/words/en by \`make wire\`: every sentence by its id, and the names of what it speaks of.\nexport interface Words {\n${lines.join('')}}\n`,
);
