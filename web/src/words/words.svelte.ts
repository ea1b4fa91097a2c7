// What people read, in their language. All of it stands in src/quirkbox/words, in Fluent; the server has the same files.
import {
  FluentBundle,
  FluentResource,
  FluentType,
  type FluentValue,
  type FluentVariable,
  type Scope,
} from '@fluent/bundle';
import languages from 'virtual:words';
import type { Words } from './ids';

export type WordId = keyof Words;
/** A name, a number, a list of names, or a sentence within the sentence. */
export type Arg = string | number | readonly (string | Told)[] | Told;
/** A sentence as the server tells it: which one, and what it speaks of. */
export interface Told {
  id: string;
  args: { [name: string]: unknown };
}
/** What a sentence has to be given; nothing where it speaks of nothing. */
export type ArgsOf<Id extends WordId> = [Words[Id]] extends [never] ? [] : [args: Record<Words[Id], Arg>];

const FIRST = 'en';
const PLAIN = 'plain';
// English has British lists, dates and numbers here.
const locales: Record<string, string> = { en: 'en-GB' };

/** "Ada, Ben and Cleo"; between commas alone, "Ada 3, Ben 2". */
class Listed extends FluentType<readonly string[]> {
  constructor(
    parts: readonly string[],
    private readonly type: 'conjunction' | 'unit' = 'conjunction',
  ) {
    super(parts);
  }
  override toString(scope: Scope): string {
    return new Intl.ListFormat(scope.bundle.locales as string[], { type: this.type }).format(this.value);
  }
}
const functions = { COMMAS: ([listed]: FluentValue[]) => new Listed((listed as Listed).value, 'unit') };

export const languageNames: Record<string, string> = Object.fromEntries(
  Object.entries(languages).map(([id, { name }]) => [id, name]),
);

/** Of the languages somebody reads, the one we have that comes first. */
export const bestOf = (wanted: readonly string[]): string =>
  wanted.map((one) => one.split('-')[0]!.toLowerCase()).find((one) => one in languages) ?? FIRST;

const cookie = 'quirkbox_language';
const chosen = (): string | undefined =>
  typeof document === 'undefined' ? undefined : new RegExp(`(?:^|; )${cookie}=(\\w+)`).exec(document.cookie)?.[1];

class Reader {
  /** The language of everything that is shown. */
  language = $state(FIRST);
  #bundle = $state.raw(new FluentBundle(locales[FIRST]!, { functions, useIsolating: false }));
  /** Words were added to the bundle, which does not say so itself. */
  #added = $state(0);
  /** What there are words of, in the language that is read. */
  readonly #parts = new Set<string>();
  #wanted = FIRST;
  #loading = new Map<string, Promise<void>>();

  get locale(): string {
    return locales[this.language] ?? this.language;
  }

  /** Everything is ready to be read before the first page is shown. */
  async begin(): Promise<void> {
    await this.#change(bestOf([chosen() ?? '', ...(typeof navigator === 'undefined' ? [] : navigator.languages)]));
  }

  /** Somebody wants to read another language; the server is told with every request. */
  async read(language: string): Promise<void> {
    document.cookie = `${cookie}=${language}; path=/; max-age=31536000; samesite=lax`;
    await this.#change(language);
  }

  async #change(language: string): Promise<void> {
    this.#wanted = language;
    const texts = new Map<string, string>();
    this.#parts.add('shell');
    // A part that was added meanwhile is wanted in this language too.
    for (let missing = [...this.#parts]; missing.length; missing = [...this.#parts].filter((part) => !texts.has(part)))
      for (const [part, text] of await Promise.all(
        missing.map(async (one) => [one, await fetchPart(language, one)] as const),
      ))
        texts.set(part, text);
    if (this.#wanted !== language) return; // somebody has chosen anew
    this.#bundle = bundleOf(language, [...texts.values()]);
    this.language = language;
    if (typeof document !== 'undefined') document.documentElement.lang = language;
  }

  /** The words of a game are fetched with the game. */
  load(part: string): Promise<void> {
    if (this.#parts.has(part) || !(part in languages[FIRST]!.parts)) return Promise.resolve();
    let loading = this.#loading.get(part);
    if (!loading) {
      loading = this.#load(part).finally(() => this.#loading.delete(part));
      this.#loading.set(part, loading);
    }
    return loading;
  }

  async #load(part: string): Promise<void> {
    const language = this.language;
    const text = await fetchPart(language, part);
    return language === this.language ? this.add(part, text) : this.#load(part);
  }

  /** Words that are there already. */
  add(part: string, text: string): void {
    this.#parts.add(part);
    this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
    this.#added++;
  }

  has(id: string): boolean {
    void this.#added;
    return this.#bundle.hasMessage(id);
  }

  say(id: string, args: { [name: string]: unknown }): string {
    void this.#added;
    const pattern = this.#bundle.getMessage(id)?.value;
    if (!pattern) return id;
    const errors: Error[] = [];
    const said = this.#bundle.formatPattern(pattern, readable(args), errors);
    for (const error of errors) console.error(id, error);
    return said;
  }
}

const fetchPart = async (language: string, part: string): Promise<string> =>
  (await languages[language]!.parts[part]!()).default;

function bundleOf(language: string, texts: string[]): FluentBundle {
  const bundle = new FluentBundle(locales[language] ?? language, { functions, useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

function readable(args: { [name: string]: unknown }): Record<string, FluentVariable> {
  const found: Record<string, FluentVariable> = {};
  for (const [name, arg] of Object.entries(args)) {
    if (Array.isArray(arg))
      found[name] = new Listed(
        (arg as (string | Told)[]).map((part) => (typeof part === 'string' ? part : tell(part))),
      );
    else if (arg !== null && typeof arg === 'object') found[name] = tell(arg as Told);
    else found[name] = arg as string | number;
  }
  return found;
}

export const reader = new Reader();

/** Words of the catalogue. */
export const t = <Id extends WordId>(id: Id, ...[args]: ArgsOf<Id>): string =>
  reader.say(id, (args as { [name: string]: unknown }) ?? {});

/** A finished text, as a sentence. */
export const plain = (text: string): Told => ({ id: PLAIN, args: { text } });

/** A sentence of the server's. */
export const tell = (told: Told): string =>
  told.id === PLAIN ? String(told.args.text) : reader.say(told.id, told.args);

/** Words that the catalogue may have, by an id that is put together; else what is given. */
export const tOr = (id: string, otherwise: string, args: Record<string, Arg> = {}): string =>
  reader.has(id) ? reader.say(id, args) : otherwise;

/** A piece of a sentence; `mark` is what stands around it in the catalogue: `<b>…</b>`. */
export interface Piece {
  text: string;
  mark: string;
}

/** A sentence whose important words are marked: `You have <b>two</b> tokens.` */
export const pieces = (said: string): Piece[] =>
  said
    .split(/<(\w+)>(.*?)<\/\1>/s)
    .flatMap((text, i, all) => (i % 3 === 0 ? [{ text, mark: '' }] : i % 3 === 2 ? [{ text, mark: all[i - 1]! }] : []))
    .filter((piece) => piece.text !== '');
