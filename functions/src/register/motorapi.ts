import * as v from 'valibot';
import type { BodyType, FuelType } from '#domain/schema/enumerations.ts';
import {
  REGISTER_FIELDS,
  type RegisterVehicle,
  RegisterVehicleSchema,
} from '#domain/vehicle/register.ts';
import { RegisterError, type VehicleRegister } from './register.ts';

/** Staff wait for the answer. */
const PATIENCE_MS = 8_000;

/**
 * The register of motor vehicles through motorapi.dk. `url` is the address of its version 1, `key`
 * the key of the dealer. https://motorapi.dk has an example of its answer.
 */
export function motorapiRegister(url: string, key: string): VehicleRegister {
  return async ({ kind, number }) => {
    const path = kind === 'plate' ? `/${encodeURIComponent(number)}` : `?vin=${number}`;
    const response = await answerOf(`${url}/vehicles${path}`, key);
    if (response.status === 404) return null;
    if (response.status === 429) throw new RegisterError('The quota is used.', { quota: true });
    if (!response.ok) throw new RegisterError(`The register answered ${response.status}.`);
    const answer = await jsonOf(response);
    // A search by VIN answers with a list.
    const found: unknown = Array.isArray(answer) ? answer[0] : answer;
    return found === undefined ? null : registerVehicle(found);
  };
}

async function answerOf(address: string, key: string): Promise<Response> {
  try {
    return await fetch(address, {
      headers: { accept: 'application/json', 'x-auth-token': key },
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  } catch (cause) {
    throw new RegisterError('The register does not answer.', { cause });
  }
}

async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    throw new RegisterError('The answer of the register is no JSON.', { cause });
  }
}

const text = v.optional(v.nullable(v.string()));
const number = v.optional(
  v.nullable(v.union([v.number(), v.pipe(v.string(), v.transform(Number))])),
);

const AnswerSchema = v.object({
  registration_number: text,
  first_registration: text,
  vin: text,
  seats: number,
  doors: number,
  make: text,
  model: text,
  variant: text,
  model_year: number,
  color: text,
  chassis_type: text,
  engine_power: number,
  fuel_type: text,
  mot_info: v.optional(v.nullable(v.object({ date: text, next_inspection_date: text }))),
});

/** The answer of motorapi.dk in our words; what a field cannot have is left out. */
export function registerVehicle(answer: unknown): RegisterVehicle {
  const parsed = v.safeParse(AnswerSchema, answer);
  if (!parsed.success) throw new RegisterError('The answer of the register has another shape.');
  const stated = parsed.output;
  const values: Record<(typeof REGISTER_FIELDS)[number], unknown> = {
    registration_number: stated.registration_number,
    vin: stated.vin,
    stelnummer: stated.vin,
    make: stated.make && inTitleCase(stated.make),
    model: stated.model && inTitleCase(stated.model),
    variant: stated.variant,
    year: stated.model_year,
    color: stated.color,
    fuel_type: fuelOf(stated.fuel_type ?? ''),
    body_type: BODIES[stated.chassis_type?.toLowerCase().replace(/[\s-]/gu, '') ?? ''],
    doors: stated.doors,
    seats: stated.seats,
    // The register has kW, and the trade hk.
    power_hp: stated.engine_power ? Math.round(stated.engine_power / 0.735499) : null,
    first_registration_date: stated.first_registration?.slice(0, 10),
    last_inspection_date: stated.mot_info?.date?.slice(0, 10),
    next_inspection_date: stated.mot_info?.next_inspection_date?.slice(0, 10),
  };
  return Object.fromEntries(
    REGISTER_FIELDS.flatMap((name) => {
      const value = values[name];
      // Where the register knows nothing it says 0.
      if (value === null || value === undefined || value === '' || value === 0) return [];
      return v.is(RegisterVehicleSchema.entries[name], value) ? [[name, value]] : [];
    }),
  );
}

/** `VOLKSWAGEN` as `Volkswagen`; words of up to three letters such as `BMW` stay. */
function inTitleCase(name: string): string {
  return name
    .trim()
    .replace(/\p{Lu}{4,}/gu, (word) => word.charAt(0) + word.slice(1).toLocaleLowerCase('da'));
}

function fuelOf(name: string): FuelType | null {
  const fuel = name.toLowerCase();
  if (/hybrid|\/\s*el|el\s*\//u.test(fuel)) return 'hybrid';
  if (fuel.startsWith('benzin')) return 'benzin';
  if (fuel.startsWith('diesel')) return 'diesel';
  return fuel === 'el' ? 'electric' : null;
}

const BODIES: Partial<Record<string, BodyType>> = {
  hatchback: 'hatchback',
  sedan: 'sedan',
  stationcar: 'estate',
  suv: 'suv',
  mpv: 'mpv',
  coupe: 'coupe',
  coupé: 'coupe',
  cabriolet: 'convertible',
  varevogn: 'van',
  pickup: 'pickup',
};
