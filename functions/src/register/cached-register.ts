import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { type RegisterVehicle, RegisterVehicleSchema } from '#domain/vehicle/register.ts';
import { config, secrets } from '../shared/settings/config.ts';
import { motorapiRegister } from './motorapi.ts';
import type { VehicleRegister } from './register.ts';

/** Answers of the register by plate or VIN, until `expires_at`. */
export const REGISTER_ANSWERS_COLLECTION = 'register_answers';

const HOUR_MS = 3_600_000;
/** The data of a car in the register seldom change. */
const KNOWN_MS = 30 * 24 * HOUR_MS;
/** A newly registered car appears in the register with a delay. */
const UNKNOWN_MS = HOUR_MS;

/** The register that the dealer has a key to; null without one. A secret cannot be empty, so `none` stands for no key. */
export function configuredRegister(deps: {
  db: Firestore;
  now: () => Date;
}): VehicleRegister | null {
  const key = secrets.registerKey.value();
  if (key === '' || key === 'none') return null;
  return cachedRegister(motorapiRegister(config.registerUrl(), key), deps);
}

/** A register that asks `register` only for what it has not answered lately. */
export function cachedRegister(
  register: VehicleRegister,
  { db, now }: { db: Firestore; now: () => Date },
): VehicleRegister {
  return async (query) => {
    const ref = db.doc(`${REGISTER_ANSWERS_COLLECTION}/${query.kind}-${query.number}`);
    const stored = await ref.get();
    const expires = stored.get('expires_at');
    if (expires instanceof Timestamp && expires.toMillis() > now().getTime()) {
      const known = v.safeParse(v.nullable(RegisterVehicleSchema), stored.get('vehicle'));
      if (known.success) return known.output as RegisterVehicle | null;
    }
    const vehicle = await register(query);
    const until = new Date(now().getTime() + (vehicle ? KNOWN_MS : UNKNOWN_MS));
    await ref.set({ vehicle, expires_at: Timestamp.fromDate(until) });
    return vehicle;
  };
}
