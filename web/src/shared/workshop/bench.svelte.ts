// What every workshop does with the thing one draws: undo, keep, check, save, open, pass on, try, play.
import { api, Failure } from '../../api';
import type { ViewOf } from '../../games/contract';
import type { FirstLook } from '../../wire';
import { fromHash, toHash } from '../packed';
import { saveText } from '../save';
import { copy } from '../share';
import { toasts } from '../toasts.svelte';
import { t } from '../../words/words.svelte';

/** A file on the table: the fresh game, its text, and what it says. */
export interface Content<Game extends string> {
  view: ViewOf<Game>;
  text: string;
  file: Record<string, unknown>;
}

export interface Craft<Game extends string, Draft> {
  game: Game;
  /** the option that takes the file */
  option: string;
  /** what it is: the catalogue knows what that is called (workshop-fresh) */
  thing: string;
  /** what lies on an empty bench: something that can be played */
  first(): Draft;
  write(draft: Draft): string;
  read(content: Content<Game>): Draft;
  /** what to say of a file in which nothing is wrong */
  good(content: Content<Game>): string;
  name(draft: Draft): string;
}

export interface Verdict {
  good: boolean;
  words: string;
}

const MOST_PAST = 60;
const PAUSE = 600; // ms after the last change

/** Without the place in the file: one sees the drawing, not the file. */
export const inWords = (why: string): string => why.replace(/^your file(, line \d+)?(, column \d+)?: /, '');
export const fileName = (name: string, thing: string): string =>
  `${
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '_')
      .replace(/^_|_$/g, '') || thing
  }.toml`;

export class Bench<Game extends string, Draft extends object> {
  draft: Draft = $state.raw({} as Draft);
  #past = $state.raw<Draft[]>([]);
  #future = $state.raw<Draft[]>([]);
  /** null: being looked over */
  verdict = $state.raw<Verdict | null>(null);
  busy = $state<'' | 'play' | 'look' | 'solve'>('');
  look = $state.raw<FirstLook | null>(null);
  readonly craft: Craft<Game, Draft>;
  readonly text: string = $derived.by(() => this.craft.write(this.draft));
  #asked = 0;

  constructor(craft: Craft<Game, Draft>) {
    this.craft = craft;
    this.draft = this.#last();
  }

  get #key(): string {
    return `quirkbox.workshop.${this.craft.game}`;
  }
  /** What lay on the bench when one left it. */
  #last(): Draft {
    try {
      return { ...this.craft.first(), ...(JSON.parse(localStorage.getItem(this.#key) ?? '{}') as Partial<Draft>) };
    } catch {
      return this.craft.first(); // private mode, or somebody else's words under our key
    }
  }
  keep(): void {
    try {
      localStorage.setItem(this.#key, JSON.stringify(this.draft));
    } catch {
      // not remembered then
    }
  }

  change(next: Draft): void {
    if (next === this.draft) return;
    this.#past = [...this.#past.slice(-MOST_PAST), this.draft];
    this.#future = [];
    this.draft = next;
  }
  set(part: Partial<Draft>): void {
    this.change({ ...this.draft, ...part });
  }
  get canUndo(): boolean {
    return this.#past.length > 0;
  }
  get canRedo(): boolean {
    return this.#future.length > 0;
  }
  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [this.draft, ...this.#future];
    this.draft = before;
  }
  redo(): void {
    const after = this.#future[0];
    if (!after) return;
    this.#future = this.#future.slice(1);
    this.#past = [...this.#past, this.draft];
    this.draft = after;
  }
  /** Ctrl Z, Ctrl Y and Ctrl Shift Z, except where one writes. */
  key(event: KeyboardEvent): void {
    if (!(event.ctrlKey || event.metaKey) || (event.target as Element).closest('input, textarea')) return;
    const letter = event.key.toLowerCase();
    if (letter === 'z' && !event.shiftKey) this.undo();
    else if (letter === 'y' || letter === 'z') this.redo();
    else return;
    event.preventDefault();
  }

  // --- what the server says

  /** A moment after a change, the same check as `quirkbox check`. To be called in an effect, with the text. */
  checkSoon(text: string): () => void {
    this.look = null;
    this.verdict = null;
    const timer = setTimeout(() => void this.#check(text), PAUSE);
    return () => clearTimeout(timer);
  }
  async #check(text: string): Promise<void> {
    const mine = ++this.#asked;
    let verdict: Verdict;
    try {
      verdict = { good: true, words: this.craft.good(await this.#content(text)) };
    } catch (problem) {
      verdict = { good: false, words: inWords((problem as Error).message) };
    }
    if (mine === this.#asked && text === this.text) this.verdict = verdict;
  }
  #content(text: string): Promise<Content<Game>> {
    return api.content(this.craft.game, this.craft.option, text);
  }
  async doing<T>(what: 'play' | 'look' | 'solve', work: () => Promise<T>): Promise<T | undefined> {
    this.busy = what;
    try {
      return await work();
    } catch (problem) {
      toasts.no(problem);
      return undefined;
    } finally {
      this.busy = '';
    }
  }
  /** Bots play it a few hundred times. */
  async tryIt(players: number): Promise<void> {
    const { game, option } = this.craft;
    const text = this.text;
    const found = await this.doing('look', () => api.firstLook(game, option, text, players));
    if (found && text === this.text) this.look = found;
  }

  // --- files and links

  save(): void {
    saveText(fileName(this.craft.name(this.draft), this.craft.thing), this.text);
  }
  /** A file's text onto the bench. */
  async take(text: string): Promise<void> {
    const content = await this.#content(text);
    this.change(this.craft.read({ ...content, text }));
  }
  async open(input: HTMLInputElement): Promise<void> {
    const file = input.files?.[0];
    input.value = ''; // the same file can be opened again, after it was mended
    if (!file) return;
    try {
      await this.take(await file.text());
    } catch (problem) {
      toasts.no(new Error((problem as Error).message.replace('your file', file.name)));
    }
  }
  async share(): Promise<void> {
    const hash = await toHash(this.text);
    if (hash === null) return toasts.say(t('workshop-too-long', { thing: this.craft.thing }));
    await copy(`${location.origin}/${this.craft.game}/workshop#${hash}`);
  }
  /** A link brings its thing once: what one makes of it afterwards is one's own. */
  async unpack(): Promise<void> {
    const hash = location.hash.slice(1);
    if (!hash) return;
    history.replaceState(null, '', location.pathname);
    try {
      await this.take(await fromHash(hash));
    } catch (problem) {
      const away = problem instanceof Failure && problem.status === 0;
      const lost = t('workshop-lost', { thing: this.craft.thing });
      toasts.no(away ? problem : new Error(lost));
    }
  }
}

/** A text as TOML has it. */
export const quote = (text: string): string => JSON.stringify(text);
export const quoted = (all: readonly string[]): string => `[${all.map(quote).join(', ')}]`;
