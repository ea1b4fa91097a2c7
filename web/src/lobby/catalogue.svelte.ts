// What the server has: games and tables, asked for again and again while one looks at the lobby.
import { api, Failure } from '../api';
import { me } from '../me.svelte';
import type { GameInfo, Tables } from '../wire';

const often = 5_000;

class Catalogue {
  games = $state.raw<GameInfo[] | null>(null);
  tables = $state.raw<Tables | null>(null);
  away = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  async gameInfo(id: string): Promise<GameInfo | undefined> {
    this.games ??= await api.games();
    return this.games.find((g) => g.id === id);
  }

  /** Until the returned function is called. */
  watch(): () => void {
    const look = async (): Promise<void> => {
      if (!document.hidden) await this.#ask();
      this.#timer = setTimeout(() => void look(), this.away ? often / 2 : often);
    };
    const back = (): void => void (document.hidden || this.#ask());
    document.addEventListener('visibilitychange', back);
    void look();
    return () => {
      clearTimeout(this.#timer);
      document.removeEventListener('visibilitychange', back);
    };
  }

  async #ask(): Promise<void> {
    try {
      await me.load();
      this.games ??= await api.games();
      this.tables = await api.tables();
      this.away = false;
    } catch (problem) {
      this.away = problem instanceof Failure && problem.status === 0;
    }
  }
}

export const catalogue = new Catalogue();
