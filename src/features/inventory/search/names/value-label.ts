import { equipmentCopy } from '#copy/equipment.ts';
import { fuelCopy, gearboxCopy } from '#copy/labels.ts';
import { bodyTypeCopy, driveWheelsCopy, vatKindCopy } from '#copy/vehicle-labels.ts';
import { dealer } from '#dealer';
import type { ChoiceFacet } from '#domain/search/facets.ts';

type Labels = Readonly<Record<string, string>>;

/** Danish words for the codes of each facet; the names of the others are those of the stock. */
const LABELS: Partial<Record<ChoiceFacet, Labels>> = {
  fuel: fuelCopy,
  gearbox: gearboxCopy,
  body: bodyTypeCopy,
  drive: driveWheelsCopy,
  equipment: equipmentCopy,
  office: Object.fromEntries(dealer.offices.map(({ id, city }) => [id, city])),
  vat: vatKindCopy,
};

/** What the screen calls a code of a facet; null where the stock itself has the name. */
export function valueLabel(facet: ChoiceFacet, value: string): string | null {
  return LABELS[facet]?.[value] ?? null;
}
