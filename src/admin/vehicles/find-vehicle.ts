import type { Vehicle } from '#domain/vehicle/vehicle.ts';

/** The keys that identify the vehicle of a row; null where the row has none. */
export interface VehicleKeys {
  id: string | null;
  /** VIN and chassis number are the same number. */
  chassis: string | null;
  plate: string | null;
}

export type StockIndex = ReturnType<typeof indexStock>;

export function indexStock(stock: readonly Vehicle[]) {
  /** By the kind of a number and the number as it is compared: `plate AB12345`. */
  const byNumber = new Map<string, Vehicle[]>();
  for (const vehicle of stock) {
    for (const { key } of numbersOf(vehicle)) {
      byNumber.set(key, [...(byNumber.get(key) ?? []), vehicle]);
    }
  }
  return { byId: new Map(stock.map((vehicle) => [vehicle.id, vehicle])), byNumber };
}

/** The numbers that tell a car from every other; VIN and chassis number are the same number. */
type Numbers = { [Name in 'vin' | 'stelnummer' | 'registration_number']: string | null };

/** The numbers of a vehicle as they are compared, each with its kind, and with both as one text. */
export function numbersOf({ vin, stelnummer, registration_number }: Numbers) {
  const chassis = new Set([normalized(vin), normalized(stelnummer)]);
  return [
    ...[...chassis].map((number) => ({ by: 'chassis' as const, number })),
    { by: 'plate' as const, number: normalized(registration_number) },
  ].flatMap(({ by, number }) => (number === null ? [] : [{ by, number, key: `${by} ${number}` }]));
}

/** Another stored vehicle with one of these numbers; null where each of them is its alone. */
export function findTwin(
  { byNumber }: StockIndex,
  id: string,
  numbers: Numbers,
): { by: 'chassis' | 'plate'; vehicle: Vehicle } | null {
  for (const { by, key } of numbersOf(numbers)) {
    const vehicle = byNumber.get(key)?.find((other) => other.id !== id);
    if (vehicle) return { by, vehicle };
  }
  return null;
}

/**
 * The stored vehicle that the keys name; null where there is none. An id decides alone, since a
 * dealer may have had the same car twice. `other_chassis`: only the plate is that of the stored one.
 */
export function findVehicle(
  { byId, byNumber }: StockIndex,
  { id, chassis, plate }: VehicleKeys,
): Vehicle | 'ambiguous' | 'other_chassis' | null {
  if (id !== null) return byId.get(id) ?? null;
  const sameChassis = chassis === null ? undefined : byNumber.get(`chassis ${chassis}`);
  const [found, ...others] =
    sameChassis ?? (plate === null ? undefined : byNumber.get(`plate ${plate}`)) ?? [];
  if (others.length > 0) return 'ambiguous';
  if (!found) return null;
  const hasChassis = numbersOf(found).some(({ by }) => by === 'chassis');
  if (sameChassis || chassis === null || !hasChassis) return found;
  // A plate moves from car to car, a chassis number does not.
  return 'other_chassis';
}

/** A number as it is compared: in capitals, without spaces and hyphens; null where it is empty. */
export function normalized(number: string | null | undefined): string | null {
  return number?.replace(/[\s-]/gu, '').toUpperCase() || null;
}
