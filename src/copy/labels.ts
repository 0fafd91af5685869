import type {
  AccessoryCategory,
  AccessoryCondition,
  FuelType,
  Gearbox,
  VehicleStatus,
} from '#domain/enumerations.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { formatKilometres } from './format.ts';

/** Danish words for the closed lists of the domain. */

export const FUEL_LABELS: Record<FuelType, string> = {
  benzin: 'Benzin',
  diesel: 'Diesel',
  electric: 'El',
  hybrid: 'Hybrid',
};

export const GEARBOX_LABELS: Record<Gearbox, string> = {
  manual: 'Manuel',
  automatic: 'Automatisk',
  tiptronic: 'Tiptronic',
};

/** The ribbon of a car on lists; other statuses have none. */
export const STATUS_RIBBONS: Partial<Record<VehicleStatus, string>> = {
  sold: 'SOLGT',
  reserved: 'RESERVERET',
};

export const CATEGORY_LABELS: Record<AccessoryCategory, string> = {
  wheels: 'Hjul',
  interior: 'Interiør',
  accessories: 'Tilbehør',
  exterior: 'Eksteriør',
  electronics: 'Elektronik',
  parts: 'Reservedele',
};

export const CONDITION_LABELS: Record<AccessoryCondition, string> = {
  excellent: 'Som ny',
  very_good: 'Meget god stand',
  good: 'God stand',
  fair: 'Brugbar stand',
  new: 'Ny',
};

export function fuelLabel(fuel: FuelType | null): string {
  return FUEL_LABELS[fuel ?? 'benzin'];
}

export function conditionLabel(condition: AccessoryCondition | null): string {
  return CONDITION_LABELS[condition ?? 'good'];
}

/** The gearbox in Danish: `gearkasse` where set, else the older free text; null where neither is. */
export function gearboxLabel(
  vehicle: Pick<PublicVehicle, 'gearkasse' | 'transmission'>,
): string | null {
  if (vehicle.gearkasse) return GEARBOX_LABELS[vehicle.gearkasse];
  const text = vehicle.transmission?.trim();
  if (!text) return null;
  return GEARBOX_LABELS[text.toLowerCase() as Gearbox] ?? text;
}

/** `84.000 km`, or that the car is new. */
export function mileageLabel(mileage: number | null): string {
  return mileage ? formatKilometres(mileage) : 'Ny bil';
}

export function vehicleName(vehicle: Pick<PublicVehicle, 'make' | 'model'>): string {
  return `${vehicle.make} ${vehicle.model}`;
}
