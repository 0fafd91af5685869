import { formatAmount, formatDecimal } from '#copy/format.ts';
import { boundText, rangeText, unitCopy } from '#copy/pages/inventory/search.ts';
import type { RangeFacet } from '#domain/search/facets.ts';
import type { NumberRange } from '#domain/search/state/search-state.ts';

/** A number of a range as Danes write it: `300.000`, `17,5`, a year without a point. */
export function rangeNumber(facet: RangeFacet, value: number): string {
  if (facet === 'year') return String(Math.round(value));
  return Number.isInteger(value) ? formatAmount(value) : formatDecimal(value);
}

/** A range beside the name of its facet: `200.000 til 300.000 kr.`, `mindst 1.500 kg`. */
export function rangeName(facet: RangeFacet, range: NumberRange): string {
  return rangeText(...boundsOf(facet, range), unitCopy[facet]);
}

/** A range that stands alone: `Højst 200.000 kr.`, `Fra årgang 2021`. */
export function boundName(facet: RangeFacet, range: NumberRange): string {
  return boundText(facet, ...boundsOf(facet, range));
}

function boundsOf(facet: RangeFacet, { from, to }: NumberRange): [string | null, string | null] {
  const number = (value: number | null) => (value === null ? null : rangeNumber(facet, value));
  return [number(from), number(to)];
}
