// The scenarios of the book, as the server lays them on the table; asked for once.
import { api } from '../../api';
import type { View } from './types';

class Scenarios {
  all = $state.raw<Map<string, View>>(new Map());
  #asked: Promise<void> | undefined;

  load(): Promise<void> {
    this.#asked ??= api.contents('quirky_circuits', 'scenario').then(
      (told) => void (this.all = new Map(told.map((one) => [one.id, one.view]))),
      () => void (this.#asked = undefined), // the next one who looks asks again
    );
    return this.#asked;
  }
  /** Somebody's own, from the text of its file. */
  async own(text: string): Promise<View> {
    return (await api.content('quirky_circuits', 'scenario', text)).view;
  }
}
export const scenarios = new Scenarios();
