// One report, from the question to the page: asked for, watched, stopped, fetched.
import { t, tell } from '../words/words.svelte';
import { api } from '../api';
import type { LabRun, LabSettings } from '../wire';

const often = 400; // ms

export class Run {
  now = $state.raw<LabRun | null>(null);
  /** the finished page, as it would be saved */
  page = $state.raw('');
  why = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  get busy(): boolean {
    return this.now?.state === 'waiting' || this.now?.state === 'running';
  }

  /** With `start` false it is only shown if it is there already. */
  async ask(game: string, settings: LabSettings, start: boolean): Promise<void> {
    const mine = ++this.#asked;
    this.why = '';
    this.page = '';
    this.now = null;
    try {
      const run = await api.lab(game, settings, start);
      if (mine === this.#asked && run.state !== 'new') await this.#follow(run);
    } catch (problem) {
      this.why = (problem as Error).message;
    }
  }
  async #follow(run: LabRun): Promise<void> {
    clearTimeout(this.#timer);
    this.now = run;
    if (run.state === 'failed') this.why = run.why ? tell(run.why) : t('did-not-work');
    if (run.state === 'done') this.page = await api.labPage(run.key);
    if (this.busy) this.#timer = setTimeout(() => void this.#look(run.key), often);
  }
  async #look(key: string): Promise<void> {
    try {
      await this.#follow(await api.labRun(key));
    } catch (problem) {
      this.now = null;
      this.why = (problem as Error).message;
    }
  }
  async stop(): Promise<void> {
    if (!this.now) return;
    try {
      const run = await api.labStop(this.now.key);
      if (this.busy) this.now = run;
    } catch (problem) {
      this.why = (problem as Error).message;
    }
  }
  close(): void {
    this.#asked += 1;
    clearTimeout(this.#timer);
  }
}
