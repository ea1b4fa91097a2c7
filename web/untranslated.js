// Finds what people would read that is not in the catalogue (src/quirkbox/words): texts and labels in templates, and texts in code.
import { readFileSync } from 'node:fs';
import { parse } from 'svelte/compiler';
import ts from 'typescript';

const letters = /\p{L}{2}/u;
const labels = new Set(['aria-label', 'aria-description', 'aria-roledescription', 'title', 'placeholder', 'alt']);
/** What a browser is asked or told. */
const forPrograms = /^\(prefers-|(skew|translate|scale|rotate)[XY]?\(|\dv[\d.]+h-/;
/** What it calls keys. */
const keyNames = /^(Arrow(Up|Down|Left|Right)|Enter|Escape|Tab|Home|End|Delete|Backspace|Shift|Control|Page(Up|Down))$/;

/** Text in code: a word with a capital letter, or several words. Paths, classes, colours and the like are none, and so are small letters
 *  alone: there is no telling them from classes. */
export function reads(text) {
  const said = text.trim();
  if (keyNames.test(said) || forPrograms.test(said) || /^(?:Alt|Control|Shift|Meta)\+/.test(said)) return false;
  if (/^\p{Lu}\p{Ll}+[.!?…]?$/u.test(said)) return true;
  if (!/\p{L}\S*\s+\S*\p{L}/u.test(said)) return false;
  return (
    !/[{}=<>]|--|__|px|[a-z]\(|^[MLHVCSQTAZmlhvcsqtaz][-\d]|^[a-z][\w-]*( [a-z][\w-]*)*$/.test(said) ||
    /^\p{Lu}\p{Ll}+ /u.test(said)
  );
}

/** Of a program: its literals that somebody would read. */
function inCode(text, file, found, offset = 0) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const look = (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    // what is compared with is no text
    if (ts.isCaseClause(node)) return void node.statements.forEach(look);
    if (
      ts.isCallExpression(node) &&
      /^console\.|^RegExp$|querySelector|matchMedia$|closest$/.test(node.expression.getText(source))
    )
      return;
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      if (reads(node.text)) found.push({ at: offset + node.getStart(source), text: node.text });
    } else if (ts.isTemplateExpression(node)) {
      const whole = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join('…');
      if (reads(whole)) found.push({ at: offset + node.getStart(source), text: whole });
      node.templateSpans.forEach((span) => look(span.expression));
      return;
    }
    ts.forEachChild(node, look);
  };
  look(source);
}

/** Of a component: its texts, its labels, and the literals of its expressions and its script. */
function inComponent(text, file, found) {
  const ast = parse(text, { modern: true, filename: file });
  const code = (node) => inCode(text.slice(node.start, node.end), 'expression.ts', found, node.start);
  for (const script of [ast.instance, ast.module])
    if (script) inCode(text.slice(script.content.start, script.content.end), 'script.ts', found, script.content.start);
  const look = (node) => {
    if (node === null || typeof node !== 'object') return;
    if (Array.isArray(node)) return void node.forEach(look);
    if (node.type === 'Text') {
      if (letters.test(node.data)) found.push({ at: node.start, text: node.data.trim().replace(/\s+/g, ' ') });
      return;
    }
    if (
      node.type === 'ExpressionTag' ||
      node.type === 'HtmlTag' ||
      node.type === 'RenderTag' ||
      node.type === 'ConstTag'
    )
      return void code(node.expression ?? node.declaration);
    if (node.type === 'StyleDirective' || node.type === 'ClassDirective' || node.type === 'Comment') return;
    if (node.type === 'Attribute') {
      if (node.value === true) return;
      const parts = Array.isArray(node.value) ? node.value : [node.value];
      const own = node.name !== 'class' && node.name !== 'style' && node.name !== 'd' && node.name !== 'viewBox';
      const literal = parts
        .filter((part) => part.type === 'Text')
        .map((part) => part.data)
        .join('…');
      if (own && (labels.has(node.name) ? letters.test(literal) : reads(literal)))
        found.push({ at: node.start, text: `${node.name}="${literal}"` });
      for (const part of parts) if (part.type === 'ExpressionTag' && own) code(part.expression);
      return;
    }
    for (const [name, child] of Object.entries(node))
      if (
        ![
          'css',
          'instance',
          'module',
          'expression',
          'context',
          'metadata',
          'loc',
          'start',
          'end',
          'test',
          'key',
        ].includes(name)
      )
        look(child);
  };
  look(ast.fragment);
}

/** The English texts of a file: by line. */
export function untranslated(file) {
  const text = readFileSync(file, 'utf8');
  const found = [];
  if (file.endsWith('.svelte')) inComponent(text, file, found);
  else inCode(text, file, found);
  return found.map(({ at, text: said }) => ({ line: text.slice(0, at).split('\n').length, text: said }));
}
