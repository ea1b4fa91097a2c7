// Any game, now: a seat where somebody waits, or at a table at which others find one.
import { api } from '../api';
import { me } from '../me.svelte';
import { router } from '../router.svelte';

class Looking {
  /** The table at which one waits since one looked. */
  at = $state('');
  /** Any game will do. */
  #any = false;

  async begin(game: string, any: boolean): Promise<void> {
    this.#any = any;
    this.at = '';
    await this.#ask(game, null);
    router.go(`/${this.at}`);
  }

  /** Whether somebody waits elsewhere by now: then one sits down there. */
  async again(game: string, code: string): Promise<void> {
    await this.#ask(game, code);
    if (this.at !== code) router.go(`/${this.at}`, { replace: true });
  }

  async #ask(game: string, at: string | null): Promise<void> {
    const { code } = await api.match({ name: me.name, game, any: this.#any, at });
    me.given ??= me.name; // the server has taken it down by now
    this.at = code;
  }
}

export const looking = new Looking();
