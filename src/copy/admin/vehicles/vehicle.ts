import { fuelCopy } from '#copy/labels.ts';
import type { FuelType, VehicleStatus } from '#domain/schema/enumerations.ts';

/** Words about vehicles that several views of the admin show. */

export const parsedNumberCopy = {
  number: (value: string) => `Forstået som ${value}`,
  zero: 'Ikke et tal – læses som 0',
  nothing: 'Ikke et tal – gemmes som tomt felt',
} as const;

export const vehicleBadgeCopy = {
  featured: 'Featured',
  leasing: 'FlexLeasing',
  unpublished: 'Kladde',
} as const;

/** The fuel as it is stored. The public page shows a missing one as petrol, which staff must not believe. */
export function storedFuelCopy(fuel: FuelType | null): string {
  return fuel === null ? 'Drivmiddel mangler' : fuelCopy[fuel];
}

const CHANGED_TO: Record<VehicleStatus, string> = {
  available: 'til salg igen',
  sold: 'solgt',
  reserved: 'reserveret',
  maintenance: 'på værksted',
  archived: 'arkiveret',
};

export const vehicleToastCopy = {
  updated: 'Vehicle updated successfully',
  created: 'Vehicle created successfully',
  deleted: 'Vehicle deleted successfully',
  fetchFailed: 'Error fetching vehicles',
  saveFailed: 'Error saving vehicle',
  deleteFailed: 'Error deleting vehicle',
  restored: 'Bilen er gendannet',
  restoreFailed: 'Bilen kunne ikke gendannes',
  statusChanged: (name: string, status: string) => `${name}: ${status}`,
  statusesChanged: (count: number, status: VehicleStatus | null) =>
    `${count} biler ${status ? CHANGED_TO[status] : 'har fået ny status'}`,
  statusUndone: 'Statusændringen er fortrudt',
  statusesUndone: (count: number) => `${count} statusændringer er fortrudt`,
  priceChanged: (name: string, from: string, to: string) => `${name}: ${from} → ${to}`,
  pricesChanged: (count: number) => `${count} priser er ændret`,
  pricesUndone: (count: number) =>
    count === 1 ? 'Prisen er som før' : `${count} priser er som før`,
  changedMeanwhile: 'En anden har ændret bilen i mellemtiden. Listen er opdateret – prøv igen.',
  goneMeanwhile: 'Bilen er slettet af en anden.',
  savedUnpublished: 'Gemt som kladde. Bilen er ikke på siden.',
  publishedWithoutImages: 'Bilen er på siden om et øjeblik. Den har ingen billeder endnu.',
  published: 'Bilen er på siden om et øjeblik.',
} as const;

export const deleteVehicleCopy = {
  title: (name: string) => `Slet ${name}?`,
  body: 'Bilen forsvinder fra siden og flyttes til papirkurven. I 30 dage kan den gendannes med billeder og batteritest.',
} as const;
