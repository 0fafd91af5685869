import { search } from '#domain/search/engine/search.ts';
import { EMPTY_SEARCH, type SearchState } from '#domain/search/state/search-state.ts';
import type { LiveSearch } from '#features/inventory/search/load-search.ts';

/** Rows fetched at once; they are in files of some eight. */
const AT_ONCE = 4;

export type Choices = Pick<SearchState, 'choices' | 'ranges'>;

/**
 * The rows of the first vehicles that a search finds, newest first: at most `most`, up to the first
 * one that is `past`. None where another release is live. Rejects while the site cannot be reached.
 */
export async function findRows(
  { columns, rowsAt }: LiveSearch,
  choices: Choices,
  { most, isPast = () => false }: { most: number; isPast?: (row: HTMLElement) => boolean },
): Promise<HTMLElement[]> {
  const { rows: positions } = search(columns, { ...EMPTY_SEARCH, ...choices });
  const rows: HTMLElement[] = [];
  for (let from = 0; from < Math.min(most, positions.length); from += AT_ONCE) {
    const next = (await rowsAt(positions.subarray(from, Math.min(from + AT_ONCE, most)))) ?? [];
    const end = next.findIndex(isPast);
    rows.push(...(end < 0 ? next : next.slice(0, end)));
    if (end >= 0) break;
  }
  return rows;
}
