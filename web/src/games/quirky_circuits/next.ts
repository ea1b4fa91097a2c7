// Where the book goes on: after a win the next scenario, after a defeat the same one with open cards.
import type { GameInfo, TableInfo } from '../../wire';
import { t } from '../../words/words.svelte';
import type { Suggestion } from '../contract';
import type { Update } from './types';

export function next(update: Update, table: TableInfo, info: GameInfo): Suggestion[] {
  const book = info.options.find((option) => option.id === 'scenario')?.choices ?? [];
  const here = book.findIndex((choice) => choice.id === table.options.scenario);
  const after = here >= 0 ? book[here + 1] : undefined;
  if (update.winners.length)
    return after
      ? [{ words: t('quirky_circuits-next', { name: after.name }), options: { ...table.options, scenario: after.id } }]
      : [];
  return table.options.queue === 'up'
    ? []
    : [{ words: t('quirky_circuits-next-practice'), options: { ...table.options, queue: 'up' } }];
}
