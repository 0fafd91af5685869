import { atom } from 'nanostores';
import { goTo } from '#admin/navigation/route.ts';
import { vehicleName } from '#copy/labels.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { type FormValues, valuesOfCopy } from '../form/values.ts';

export interface Copy {
  values: FormValues;
  name: string;
}

/** The copy that the next new-vehicle form starts from. */
export const $copy = atom<Copy | null>(null);

/** Opens the form of a new vehicle filled in like this one; nothing is saved yet. */
export async function duplicateVehicle(vehicle: Vehicle): Promise<void> {
  $copy.set({ values: valuesOfCopy(vehicle), name: vehicleName(vehicle) });
  await goTo('vehicle');
}
