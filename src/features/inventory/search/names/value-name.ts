import { equipmentCopy } from '#copy/equipment.ts';
import { fuelCopy, gearboxCopy } from '#copy/labels.ts';
import { valueCopy } from '#copy/pages/search.ts';
import { bodyTypeCopy, driveWheelsCopy, vatKindCopy } from '#copy/vehicle-labels.ts';
import { dealer } from '#dealer';
import type { ChoiceFacet } from '#domain/search/facets.ts';
import type { SearchStock } from '#domain/search/search-stock.ts';

type Labels = Readonly<Record<string, string>>;

/** Danish words for the codes of each facet; the names of the others are those of the stock. */
const LABELS: Partial<Record<ChoiceFacet, Labels>> = {
  fuel: fuelCopy,
  gearbox: gearboxCopy,
  body: bodyTypeCopy,
  drive: driveWheelsCopy,
  color: valueCopy.color,
  equipment: equipmentCopy,
  office: Object.fromEntries(dealer.offices.map(({ id, city }) => [id, city])),
  offer: valueCopy.offer,
  status: valueCopy.status,
  vat: vatKindCopy,
};

/** A value of a facet as visitors read it. */
export function valueName(stock: SearchStock, facet: ChoiceFacet, value: string): string {
  if (facet === 'seats' || facet === 'doors') return valueCopy[facet](value);
  return stock.nameOf(facet, value) ?? LABELS[facet]?.[value] ?? value;
}
