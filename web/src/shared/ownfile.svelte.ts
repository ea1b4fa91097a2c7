// A designer's own file for an option that takes content: read, looked over by the server, chosen.
import { api } from '../api';
import { play } from './sound';

export class OwnFile {
  /** What the server has to say about the file, or what is wrong with it. */
  words = $state('');
  wrong = $state('');
  busy = $state(false);

  constructor(
    readonly game: string,
    readonly option: string,
    readonly choose: (text: string) => void,
  ) {}

  forget(): void {
    this.words = this.wrong = '';
  }

  async read(input: HTMLInputElement): Promise<void> {
    const file = input.files?.[0];
    input.value = ''; // the same file can be chosen again, after it was mended
    if (!file) return;
    this.forget();
    this.busy = true;
    try {
      const text = await file.text();
      await api.content(this.game, this.option, text);
      this.choose(text);
      play('card');
      this.words = (await api.contentWords(this.game, this.option, text)).words;
    } catch (problem) {
      this.wrong = (problem as Error).message.replace('your file', file.name);
      play('wrong');
    } finally {
      this.busy = false;
    }
  }
}
