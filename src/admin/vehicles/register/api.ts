import * as v from 'valibot';
import { callStaffApi } from '#admin/data/call-staff-api.ts';
import { registerCopy as copy } from '#copy/admin/vehicles/register.ts';
import {
  RegisterAnswerSchema,
  RegisterStateSchema,
  type RegisterVehicle,
  RegisterVehicleSchema,
} from '#domain/vehicle/register.ts';
import { callFunction } from '#firebase/service/functions.ts';
import { paths } from '#paths';

let available: Promise<boolean> | undefined;

/** Whether the dealer has a key to the register; asked once. False where that cannot be found out. */
export function hasRegister(): Promise<boolean> {
  available ??= callFunction(paths.registerApi)
    .then((answer) => v.parse(RegisterStateSchema, answer).available)
    .catch(() => {
      available = undefined;
      return false;
    });
  return available;
}

/** What the register says of the vehicle with this plate or VIN; null where it has none. */
export async function lookUp(number: string): Promise<RegisterVehicle | null> {
  const answer = await callStaffApi(paths.registerApi, { number }, copy.refusals);
  const { vehicle } = v.parse(RegisterAnswerSchema, answer);
  return vehicle && (v.parse(RegisterVehicleSchema, vehicle) as RegisterVehicle);
}
