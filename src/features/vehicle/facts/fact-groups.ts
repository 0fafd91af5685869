import { factCopy, factGroupCopy } from '#copy/vehicles/vehicle-facts.ts';
import type { FactGroupName } from '#domain/vehicle/fields/field.ts';
import { type FactName, fieldOf } from '#domain/vehicle/fields/table.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';
import type { Fact } from '#features/inventory/summary/row-facts.ts';
import { pickFacts } from '../page/facts/facts.ts';

const GROUPS = Object.keys(factGroupCopy) as FactGroupName[];
const FACTS = Object.keys(factCopy) as FactName[];

/** Every known fact of a vehicle in groups; a group without a known fact is left out. */
export function factGroups(vehicle: PublicVehicle): { heading: string; facts: Fact[] }[] {
  return GROUPS.map((group) => ({
    heading: factGroupCopy[group],
    facts: pickFacts(
      vehicle,
      FACTS.filter((name) => fieldOf(name).fact === group),
    ),
  })).filter(({ facts }) => facts.length > 0);
}
