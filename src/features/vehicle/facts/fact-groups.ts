import { factGroupCopy } from '#copy/vehicles/vehicle-facts.ts';
import type { FactName } from '#domain/vehicle/fields/table.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';
import type { Fact } from '#features/inventory/summary/row-facts.ts';
import { pickFacts } from '../page/facts.ts';

type Group = keyof typeof factGroupCopy;

/** Which facts stand together, in the order of the page. */
export const FACT_GROUPS: Readonly<Record<Group, readonly FactName[]>> = {
  vehicle: [
    ...(['make', 'model', 'variant', 'year', 'production_year'] as const),
    ...(['first_registration_date', 'mileage', 'color', 'body_type', 'doors', 'seats'] as const),
  ],
  drive: [
    ...(['fuel_type', 'gearkasse', 'power_hp', 'drive_wheels'] as const),
    ...(['consumption_km_l', 'co2_g_km', 'euro_norm'] as const),
  ],
  electric: [
    ...(['range_wltp_km', 'consumption_wh_km', 'battery_capacity'] as const),
    ...(['battery_health_percentage', 'charging_ac_kw', 'charging_dc_kw'] as const),
    ...(['charging_plug', 'battery_warranty_until'] as const),
  ],
  towing: ['towing_weight', 'tow_bar'],
  history: [
    ...(['earlier_use', 'owner_count', 'imported_from', 'service_history'] as const),
    ...(['last_inspection_date', 'next_inspection_date', 'key_count'] as const),
  ],
  terms: [
    ...(['factory_warranty_until', 'dealer_warranty_months', 'vat_kind'] as const),
    ...(['price_includes_delivery', 'price_includes_plates', 'office'] as const),
  ],
};

export interface FactGroup {
  heading: string;
  facts: Fact[];
}

/** Every known fact of a vehicle in groups; a group without a known fact is left out. */
export function factGroups(vehicle: PublicVehicle): FactGroup[] {
  return (Object.keys(FACT_GROUPS) as Group[])
    .map((group) => ({
      heading: factGroupCopy[group],
      facts: pickFacts(vehicle, FACT_GROUPS[group]),
    }))
    .filter(({ facts }) => facts.length > 0);
}
