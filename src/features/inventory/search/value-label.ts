import { equipmentCopy } from '#copy/equipment.ts';
import { fuelCopy, gearboxCopy } from '#copy/labels.ts';
import { valueCopy } from '#copy/pages/inventory/search.ts';
import { bodyTypeCopy, driveWheelsCopy, vatKindCopy } from '#copy/vehicle-labels.ts';
import { dealer } from '#dealer';
import type { ChoiceFacet } from '#domain/search/facets.ts';

type Labels = Readonly<Record<string, string>>;

/** Danish words for the codes of each facet; makes and models have the names that the stock has. */
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

/** The Danish word for a value of a facet; null where the stock itself names it. */
export function valueLabel(facet: ChoiceFacet, value: string): string | null {
  if (facet === 'seats' || facet === 'doors') return valueCopy[facet](value);
  return LABELS[facet]?.[value] ?? null;
}
