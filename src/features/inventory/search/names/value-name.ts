import { fuelCopy, gearboxCopy } from '#copy/labels.ts';
import { valueCopy } from '#copy/pages/search.ts';
import type { ChoiceFacet } from '#domain/search/facets.ts';
import type { SearchStock } from '#domain/search/search-stock.ts';

/** Danish words for the codes of each facet; the names of the others are those of the stock. */
const LABELS: Partial<Record<ChoiceFacet, Readonly<Record<string, string>>>> = {
  fuel: fuelCopy,
  gearbox: gearboxCopy,
  status: valueCopy.status,
  vat: valueCopy.vat,
};

/** A value of a facet as visitors read it. */
export function valueName(stock: SearchStock, facet: ChoiceFacet, value: string): string {
  if (facet === 'offer') return valueCopy.offer;
  if (facet === 'seats' || facet === 'doors') return valueCopy[facet](value);
  return stock.nameOf(facet, value) ?? LABELS[facet]?.[value] ?? value;
}
