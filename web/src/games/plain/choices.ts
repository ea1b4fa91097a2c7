// From the codes of a game's declaration to something one can choose: what one may do, act by act, and within an act step by step.
import type { ActInfo, FieldInfo } from '../../wire';
import type { GameAction } from '../contract';

export type Value = string | number;

/** One act, and all that may be done of it now. */
export interface Group {
  act: ActInfo;
  actions: GameAction[];
}

/** In the order of declaration, only what may be done. */
export function groupsOf(acts: ActInfo[], legal: GameAction[]): Group[] {
  return acts
    .map((act) => ({ act, actions: legal.filter((action) => action.act === act.name) }))
    .filter((group) => group.actions.length > 0);
}

/** A choice within an act: the value of one field, or of two that together are a place on a grid. */
export interface Step {
  fields: FieldInfo[];
  /** what may be chosen, in the order of declaration */
  choices: Value[][];
  picked: Value[] | null;
  /** there is no choice */
  forced: boolean;
  grid: Grid | null;
}
export interface Grid {
  rows: Value[];
  columns: Value[];
  /** which of the step's two values is the row */
  row: 0 | 1;
}

const across = ['x', 'column', 'col', 'file'];
const down = ['y', 'row', 'row', 'rank'];
const numeric = (field: FieldInfo): boolean => field.values.every((value) => typeof value === 'number');
const arePlace = (a: FieldInfo, b: FieldInfo): boolean =>
  across.some((name, i) => (a.name === name && b.name === down[i]) || (b.name === name && a.name === down[i])) &&
  numeric(a) &&
  numeric(b);

/** The fields that are chosen together. */
function together(fields: FieldInfo[]): FieldInfo[][] {
  const steps: FieldInfo[][] = [];
  for (const field of fields) {
    if (steps.flat().includes(field)) continue;
    const other = fields.find((other) => arePlace(field, other) && !steps.flat().includes(other));
    steps.push(other ? [field, other] : [field]);
  }
  return steps;
}

function gridOf(fields: FieldInfo[], choices: Value[][]): Grid | null {
  const [first, second] = fields;
  if (!first || !second) return null;
  const row = down.includes(first.name) ? 0 : 1;
  // Only the part of a large board that anything can be done on.
  const span = (of: 0 | 1): Value[] => {
    const { values } = fields[of]!;
    const used = choices.map((choice) => values.indexOf(choice[of]!));
    return values.length <= 12 ? values : values.slice(Math.min(...used), Math.max(...used) + 1);
  };
  const rows = span(row);
  // Chess counts its ranks from below.
  return {
    rows: fields[row]!.name === 'rank' ? [...rows].reverse() : rows,
    columns: span(row === 0 ? 1 : 0),
    row,
  };
}

const valuesOf = (action: GameAction, fields: FieldInfo[]): Value[] =>
  fields.map((field) => (action as Record<string, unknown>)[field.name] as Value);
const same = (a: Value[], b: Value[]): boolean => a.every((value, i) => value === b[i]);
export const keyOf = (values: Value[]): string => values.join(' ');

/** The steps as far as they are known: up to the first one that waits for a pick. Picks that are no longer legal are dropped, and all after them. */
export function stepsOf({ act, actions }: Group, picks: Value[][]): { steps: Step[]; action: GameAction | null } {
  const steps: Step[] = [];
  const left = [...picks];
  let matching = actions;
  for (const fields of together(act.fields)) {
    const choices = [
      ...new Map(matching.map((action) => valuesOf(action, fields)).map((values) => [keyOf(values), values])).values(),
    ];
    const place = (values: Value[]): number[] => values.map((value, i) => fields[i]!.values.indexOf(value));
    choices.sort((a, b) => place(a)[0]! - place(b)[0]! || (place(a)[1] ?? 0) - (place(b)[1] ?? 0));
    const forced = choices.length === 1;
    const wish = forced ? choices[0]! : left.shift();
    const picked = (wish && choices.find((choice) => same(choice, wish))) ?? null;
    steps.push({ fields, choices, picked, forced, grid: forced ? null : gridOf(fields, choices) });
    if (!picked) return { steps, action: null };
    matching = matching.filter((action) => same(valuesOf(action, fields), picked));
  }
  return { steps, action: matching[0] ?? null };
}

/** How many of the picks still stand. */
export const standing = (steps: Step[]): number => steps.filter((step) => step.picked && !step.forced).length;

const words = (name: string): string => name.replaceAll('_', ' ');
export const nameOf = (act: { name: string }): string => words(act.name).replace(/^./, (c) => c.toUpperCase());
/** The names of its fields, as the game's declaration has them. */
export const fieldNames = (fields: FieldInfo[]): string[] => fields.map((field) => words(field.name));
export const valueName = (value: Value): string => words(String(value));

/** "Mark row 1, column 2": a number means nothing without the name of its field. */
export function sentence(act: ActInfo, action: GameAction): string {
  const said = act.fields.map((field) => {
    const value = (action as Record<string, unknown>)[field.name] as Value;
    return typeof value === 'number' ? `${words(field.name)} ${value}` : valueName(value);
  });
  return [nameOf(act), said.join(', ')].filter(Boolean).join(' ');
}
