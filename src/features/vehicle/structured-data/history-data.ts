import type { Car, CarUsageType } from 'schema-dts';
import type { EarlierUse } from '#domain/schema/enumerations.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';

/** The uses that schema.org has a word for. */
const USAGES: Partial<Record<EarlierUse, CarUsageType>> = {
  rental: 'https://schema.org/RentalVehicleUsage',
  taxi: 'https://schema.org/TaxiVehicleUsage',
  driving_school: 'https://schema.org/DrivingSchoolVehicleUsage',
};

/** The history of a vehicle that schema.org has words for; unknown facts are left out. */
export function historyData(vehicle: PublicVehicle): Partial<Exclude<Car, string>> {
  const { production_year: produced, owner_count: owners, earlier_use: use } = vehicle;
  const usage = use && USAGES[use];
  return {
    ...(produced && { productionDate: String(produced) }),
    ...(owners !== null && { numberOfPreviousOwners: owners }),
    ...(usage && { vehicleSpecialUsage: usage }),
  };
}
