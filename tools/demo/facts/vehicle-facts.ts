import { businessOffice, dealer } from '#dealer';
import type { TowBar } from '#domain/schema/enumerations.ts';
import { matchEquipment } from '#domain/vehicle/match-equipment.ts';
import type { VehicleFields } from '#domain/vehicle/vehicle.ts';
import type { DemoVehicle } from '../vehicles/demo-vehicle.ts';
import { datedFacts } from './dated-facts.ts';

const TOW_BARS: Readonly<Record<string, TowBar>> = {
  'Svingbart træk (el)': 'retractable',
  Træk: 'removable',
};

/**
 * The facts of a demo vehicle in addition to those that describe it. They agree with each other: a
 * van has VAT that a business can deduct, a tow bar stands in the equipment as well.
 */
export function vehicleFacts(
  vehicle: DemoVehicle,
  { index, registered, now }: { index: number; registered: string | null; now: Date },
): Partial<VehicleFields> {
  const { technical = {}, history } = vehicle;
  // Nothing is known yet of a car that staff have just taken in.
  if (Object.keys(technical).length === 0) return {};
  const isVan = technical.body_type === 'van';
  const towBar = vehicle.specs.map((spec) => TOW_BARS[spec]).find(Boolean);
  return {
    ...technical,
    ...history,
    ...datedFacts(vehicle, registered, now),
    tow_bar: towBar ?? (technical.towing_weight ? 'none' : null),
    registration_number: registered === null ? null : `ZZ ${10_000 + index}`,
    vat_kind: isVan ? 'deductible' : 'margin',
    price_includes_delivery: 'included',
    price_includes_plates: index % 3 === 2 ? null : 'included',
    office: (isVan || index % 5 === 4 ? businessOffice : dealer.offices[0]).id,
    equipment: matchEquipment(vehicle.specs).map(({ code }) => code),
  };
}
