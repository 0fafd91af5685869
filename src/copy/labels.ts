import type {
  AccessoryCategory,
  AccessoryCondition,
  FuelType,
  Gearbox,
  VehicleStatus,
} from '#domain/schema/enumerations.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { formatKilometres } from './format.ts';

/** Danish labels of the enumerations of the domain. */

export const fuelCopy: Record<FuelType, string> = {
  benzin: 'Benzin',
  diesel: 'Diesel',
  electric: 'El',
  hybrid: 'Hybrid',
};

export const gearboxCopy: Record<Gearbox, string> = {
  manual: 'Manuel',
  automatic: 'Automatisk',
  tiptronic: 'Tiptronic',
};

/** The ribbon of a vehicle by its status; other statuses have none. */
export const ribbonCopy: Partial<Record<VehicleStatus, string>> = {
  sold: 'SOLGT',
  reserved: 'RESERVERET',
};

export const categoryCopy: Record<AccessoryCategory, string> = {
  wheels: 'Hjul',
  interior: 'Interiør',
  accessories: 'Tilbehør',
  exterior: 'Eksteriør',
  electronics: 'Elektronik',
  parts: 'Reservedele',
};

export const conditionCopy: Record<AccessoryCondition, string> = {
  excellent: 'Som ny',
  very_good: 'Meget god stand',
  good: 'God stand',
  fair: 'Brugbar stand',
  new: 'Ny',
};

export function fuelLabel(fuel: FuelType | null): string {
  return fuelCopy[fuel ?? 'benzin'];
}

export function conditionLabel(condition: AccessoryCondition | null): string {
  return conditionCopy[condition ?? 'good'];
}

/** The gearbox in Danish: `gearkasse`, else the older free text; null where neither is set. */
export function gearboxLabel(
  vehicle: Pick<PublicVehicle, 'gearkasse' | 'transmission'>,
): string | null {
  if (vehicle.gearkasse) return gearboxCopy[vehicle.gearkasse];
  const text = vehicle.transmission?.trim();
  if (!text) return null;
  return gearboxCopy[text.toLowerCase() as Gearbox] ?? text;
}

/** `84.000 km`; `Ny bil` for null or 0. */
export function mileageLabel(mileage: number | null): string {
  return mileage ? formatKilometres(mileage) : 'Ny bil';
}

export function vehicleName(vehicle: Pick<PublicVehicle, 'make' | 'model'>): string {
  return `${vehicle.make} ${vehicle.model}`;
}
