import { formatKroner } from '#copy/format.ts';
import { vehicleName } from '#copy/labels.ts';
import { compareCopy } from '#copy/pages/inventory/compare.ts';
import { standingOf } from '#domain/favourites/favourites.ts';
import { ownerTax } from '#domain/finance/owner-tax.ts';
import { modelValue } from '#domain/search/values/choice-values.ts';
import { cashPrice } from '#domain/vehicle/price/price.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { equipmentNames } from '#features/inventory/compare/equipment-names.ts';
import type { VehicleData } from '#features/inventory/favourites/find-vehicle.ts';
import type { Fact } from '#features/inventory/summary/row-facts.ts';
import { equipmentGroups } from './facts/equipment-groups.ts';
import { factGroups } from './facts/fact-groups.ts';

/** A vehicle as data, from the same parts as its page. */
export function vehicleData(vehicle: PublicVehicle): VehicleData {
  const { id, make, model, year, body_type: body, fuel_type: fuel, status } = vehicle;
  return {
    ...{ id, name: vehicleName(vehicle), model: modelValue(make, model) },
    ...(body && { body }),
    ...(fuel && { fuel }),
    seen: { price: cashPrice(vehicle), standing: standingOf(status) },
    year,
    facts: [...factGroups(vehicle).flatMap(({ facts }) => facts), ...taxFact(vehicle)],
    equipment: equipmentNames(equipmentGroups(vehicle).flatMap(({ items }) => items)),
  };
}

function taxFact(vehicle: PublicVehicle): Fact[] {
  const tax = ownerTax(vehicle);
  return typeof tax === 'number' ? [{ label: compareCopy.ownerTax, value: formatKroner(tax) }] : [];
}
