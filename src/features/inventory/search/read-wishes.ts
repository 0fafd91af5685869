import type { RangeFacet } from '#domain/search/facets.ts';
import { withTextBound } from '#domain/search/state/change-state.ts';
import { parseNumber } from '#domain/search/state/parse-number.ts';
import type { SearchState } from '#domain/search/state/search-state.ts';

/** `under 300.000`, `mindst 400 km`, `trækker 1.500 kg`: a bound as buyers write it. */
const WISH =
  /(?<![\p{L}\d])(?<word>under|op til|højst|maks|max|over|mindst|min|fra|(?:der |som )?(?:kan )?trække?r?|trækvægt|rækkevidde)\s+(?:(?:på|op til|over|mindst)\s+)*(?<number>\d+(?:\.\d{3})*)\s*(?<unit>kr(?:\.?\s*\/\s*md)?|km(?:\s+rækkevidde)?|hk|kg)?(?![\p{L}\d])\.?/giu;
const UPPER = /^(?:under|op til|højst|maks|max)$/iu;
const FACETS_OF_UNITS: Record<string, RangeFacet> = {
  kr: 'price',
  hk: 'power',
  kg: 'towing',
  km: 'mileage',
};
/** No car drives further on one charge. Kilometres. */
const LONGEST_RANGE = 1500;
/** No car is that cheap, and no monthly payment that high. DKK. */
const LOWEST_PRICE = 10_000;

/** The search with the bounds that its text states as ranges, and the text without them. */
export function readWishes(state: SearchState): SearchState {
  let read = state;
  const text = state.text.replace(WISH, (words, ...rest) => {
    const { word, number, unit } = rest.at(-1) as Record<string, string | undefined>;
    const value = parseNumber(number ?? '');
    const facet = value === null ? null : facetOf(word ?? '', unit, value);
    if (facet === null || value === null) return words;
    const bound = UPPER.test(word ?? '') ? 'to' : 'from';
    read = withTextBound(read, facet, bound, value);
    return ' ';
  });
  return { ...read, text: text.replace(/\s+/gu, ' ').trim() };
}

/** What a number is about: its word or its unit says so, else its size; null where nothing does. */
function facetOf(word: string, unit: string | undefined, value: number): RangeFacet | null {
  if (/træk/iu.test(word)) return 'towing';
  if (/rækkevidde/iu.test(word + (unit ?? ''))) return 'range';
  if (/md$/iu.test(unit ?? '')) return 'monthly';
  if (unit) {
    // `mindst 400 km` is a range, `under 400 km` and `over 100.000 km` are kilometres driven.
    if (/^km$/iu.test(unit) && !UPPER.test(word) && value <= LONGEST_RANGE) return 'range';
    return FACETS_OF_UNITS[unit.toLowerCase()] ?? null;
  }
  if (value >= 1950 && value <= 2100) return 'year';
  return value >= LOWEST_PRICE ? 'price' : null;
}
