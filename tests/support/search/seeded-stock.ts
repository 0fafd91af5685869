import * as v from 'valibot';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { isPublished, publicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { parseVehicle } from '#domain/vehicle/vehicle.ts';
import { generateVehicle } from '#tools/demo/random-stock/generate-vehicle.ts';
import { createRandom } from '#tools/demo/random-stock/random.ts';

const TODAY = new Date('2026-11-21T00:00:00Z');

/** The vehicles that `npm run seed` would add. */
export function seededStock(size: number): PublicVehicle[] {
  const random = createRandom(1);
  return Array.from({ length: size }, (_, index) => {
    const { id, data } = generateVehicle(index + 1, random, TODAY);
    const parsed = parseVehicle(id, data);
    if (!parsed.success) throw new v.ValiError(parsed.issues);
    if (!isPublished(parsed.output)) throw new RangeError(`${id} is not published.`);
    return publicVehicle(parsed.output, TODAY);
  });
}
