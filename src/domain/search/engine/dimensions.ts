import type { Columns, SetColumn, SingleColumn } from '#domain/search/columns/columns.ts';
import { type ChoiceFacet, isRangeFacet, mustHaveAll, RANGE_FACET_NAMES } from '../facets.ts';
import type { NumberRange, SearchState } from '../state/search-state.ts';
import { matchText } from '../text/match-text.ts';
import { makeOfModel, SET_FACETS, type SingleFacet } from '../values/choice-values.ts';

/**
 * A part of a search that restricts it by itself: a facet (make and model are one), or the text.
 */
export type Dimension = Exclude<ChoiceFacet, 'make'> | keyof Columns['ranges'] | 'text';

/** Counts, for each vehicle, the dimensions it fails, and names the last of them. */
export interface Misses {
  counts: Uint8Array;
  /** The index of the dimension that a vehicle failed last. */
  last: Uint8Array;
}

/**
 * The dimensions that a state restricts. `misses` then says of each vehicle how many it fails; an
 * index in `last` is one of the returned list.
 */
export function applyDimensions(columns: Columns, state: SearchState, misses: Misses): Dimension[] {
  const applied: Dimension[] = [];
  const next = (dimension: Dimension) => applied.push(dimension) - 1;
  misses.counts.fill(0);

  const { make, model, ...others } = state.choices;
  if (make?.length || model?.length) {
    const allowed = allowedModels(columns, make ?? [], model ?? []);
    missCodes(columns.singles.model, allowed, misses, next('model'));
  }
  for (const [name, chosen] of Object.entries(others)) {
    if (chosen.length === 0) continue;
    const facet = name as Exclude<ChoiceFacet, 'make' | 'model'>;
    const at = next(facet);
    if (isSet(facet)) missSets(columns.sets[facet], chosen, mustHaveAll(facet), misses, at);
    else missChoices(columns.singles[facet], chosen, misses, at);
  }
  for (const facet of RANGE_FACET_NAMES) {
    const range = state.ranges[facet];
    if (range) missRange(columns.ranges[facet]?.numbers ?? null, range, misses, next(facet));
  }
  const matches = state.text === '' ? null : matchText(columns, state.text);
  if (matches) missMask(matches, misses, next('text'));
  return applied;
}

/** The dimension that a facet belongs to. */
export function dimensionOf(facet: ChoiceFacet | keyof Columns['ranges']): Dimension {
  if (isRangeFacet(facet)) return facet;
  return facet === 'make' ? 'model' : facet;
}

export function isSet(facet: ChoiceFacet): facet is (typeof SET_FACETS)[number] {
  return SET_FACETS.some((set) => set === facet);
}

function missChoices(
  column: Columns['singles'][SingleFacet],
  chosen: readonly string[],
  misses: Misses,
  at: number,
): void {
  const allowed = new Uint8Array(column.values.length + 1);
  for (const value of chosen) {
    const code = column.values.indexOf(value);
    if (code >= 0) allowed[code] = 1;
  }
  missCodes(column, allowed, misses, at);
}

function missCodes({ codes }: SingleColumn, allowed: Uint8Array, misses: Misses, at: number): void {
  const { counts, last } = misses;
  for (let index = 0; index < codes.length; index += 1) {
    if (allowed[codes[index] as number] === 1) continue;
    counts[index] = (counts[index] as number) + 1;
    last[index] = at;
  }
}

function missSets(
  { values, planes }: SetColumn,
  chosen: readonly string[],
  all: boolean,
  { counts, last }: Misses,
  at: number,
): void {
  const empty = new Uint32Array(Math.ceil(counts.length / 32));
  const [first = empty, ...rest] = chosen.map((value) => planes[values.indexOf(value)] ?? empty);
  const passing = first.slice();
  for (const plane of rest) {
    for (let word = 0; word < passing.length; word += 1) {
      const own = passing[word] as number;
      passing[word] = all ? own & (plane[word] as number) : own | (plane[word] as number);
    }
  }
  for (let index = 0; index < counts.length; index += 1) {
    if (((passing[index >>> 5] as number) >>> (index & 31)) & 1) continue;
    counts[index] = (counts[index] as number) + 1;
    last[index] = at;
  }
}

function missRange(
  numbers: Float64Array | null,
  { from, to }: NumberRange,
  { counts, last }: Misses,
  at: number,
): void {
  const lowest = from ?? Number.NEGATIVE_INFINITY;
  const highest = to ?? Number.POSITIVE_INFINITY;
  for (let index = 0; index < counts.length; index += 1) {
    const number = numbers === null ? Number.NaN : (numbers[index] as number);
    if (number >= lowest && number <= highest) continue;
    counts[index] = (counts[index] as number) + 1;
    last[index] = at;
  }
}

function missMask(matches: Uint8Array, { counts, last }: Misses, at: number): void {
  for (let index = 0; index < matches.length; index += 1) {
    if (matches[index] === 1) continue;
    counts[index] = (counts[index] as number) + 1;
    last[index] = at;
  }
}

/**
 * For each model 1 if it is chosen: itself, or by its make where none of that make's models is chosen.
 * So a visitor who looks for an ID.4 or any Škoda chooses VW, ID.4 and Škoda.
 */
function allowedModels(
  { singles }: Pick<Columns, 'singles'>,
  makes: readonly string[],
  models: readonly string[],
): Uint8Array {
  const narrowed = new Set(models.map(makeOfModel));
  const whole = new Set(makes.filter((make) => !narrowed.has(make)));
  const chosen = new Set(models);
  return Uint8Array.from(singles.model.values, (model) =>
    chosen.has(model) || whole.has(makeOfModel(model)) ? 1 : 0,
  );
}
