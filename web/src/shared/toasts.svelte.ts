// A word from the table that goes away by itself: refusals, "copied", "still in the workshop".

export interface Toast {
  id: number;
  text: string;
  tone: 'no' | 'yes' | 'hint';
}

class Toasts {
  list = $state.raw<Toast[]>([]);
  #next = 0;

  say(text: string, tone: Toast['tone'] = 'hint'): void {
    const id = this.#next++;
    // The same words again: move up, don't pile up.
    this.list = [...this.list.filter((t) => t.text !== text), { id, text, tone }].slice(-3);
    setTimeout(() => this.drop(id), 2500 + text.length * 45);
  }
  no(reason: unknown): void {
    this.say(reason instanceof Error ? reason.message : String(reason), 'no');
  }
  drop(id: number): void {
    this.list = this.list.filter((t) => t.id !== id);
  }
}

export const toasts = new Toasts();
