import { atom } from 'nanostores';
import { goTo } from '#admin/navigation/route.ts';
import type { Copy } from '#admin/record/start-record.ts';
import { vehicleName } from '#copy/labels.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { type FormValues, valuesOfCopy } from '../form/values.ts';

/** The initial values of the next form of a new vehicle. */
export const $copy = atom<Copy<FormValues> | null>(null);

/** Opens the form of a new vehicle with the values of this one; nothing is saved yet. */
export async function duplicateVehicle(vehicle: Vehicle): Promise<void> {
  $copy.set({ values: valuesOfCopy(vehicle), name: vehicleName(vehicle) });
  await goTo('vehicle');
}
