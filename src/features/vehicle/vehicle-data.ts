import type { CatalogueVehicle } from '#catalogue/types.ts';
import { islandImage } from '#components/ui/island-image.ts';
import { formatKroner } from '#copy/format.ts';
import { vehicleName } from '#copy/labels.ts';
import { compareCopy } from '#copy/pages/inventory/compare.ts';
import { listedTerms } from '#copy/vehicles/price/leasing-parts.ts';
import { standingOf } from '#domain/favourites/favourites.ts';
import { ownerTax } from '#domain/finance/owner-tax.ts';
import { modelValue } from '#domain/search/values/choice-values.ts';
import { cashPrice } from '#domain/vehicle/price/price.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';
import type { VehicleData } from '#features/inventory/favourites/find-vehicle.ts';
import type { Fact } from '#features/inventory/summary/row-facts.ts';
import { equipmentGroups } from './facts/equipment-groups.ts';
import { factGroups } from './facts/fact-groups.ts';
import { buyingParts } from './finance/buying-parts.ts';

/** A vehicle as data, from the same parts as its row and its page. */
export function vehicleData(item: CatalogueVehicle): VehicleData {
  const { vehicle, cover } = item;
  const { id, make, model, year, body_type: body, fuel_type: fuel, status } = vehicle;
  return {
    ...{ id, name: vehicleName(vehicle), model: modelValue(make, model) },
    ...(body && { body }),
    ...(fuel && { fuel }),
    seen: { price: cashPrice(vehicle), standing: standingOf(status) },
    year,
    image: cover && islandImage(cover),
    cashPrice: buyingParts(item),
    leasing: listedTerms(vehicle)?.parts ?? null,
    facts: [...factGroups(vehicle).flatMap(({ facts }) => facts), ...taxFact(vehicle)],
    equipment: equipmentGroups(vehicle).flatMap(({ items }) => items),
  };
}

function taxFact(vehicle: PublicVehicle): Fact[] {
  const tax = ownerTax(vehicle);
  return typeof tax === 'number' ? [{ label: compareCopy.ownerTax, value: formatKroner(tax) }] : [];
}
