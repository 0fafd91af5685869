import type { Vehicle } from '#domain/vehicle/vehicle.ts';

/** The keys that identify the vehicle of a row; null where the row has none. */
export interface VehicleKeys {
  id: string | null;
  /** VIN and chassis number are the same number. */
  chassis: string | null;
  plate: string | null;
}

export interface StockIndex {
  byId: ReadonlyMap<string, Vehicle>;
  byChassis: ReadonlyMap<string, readonly Vehicle[]>;
  byPlate: ReadonlyMap<string, readonly Vehicle[]>;
}

export function indexStock(stock: readonly Vehicle[]): StockIndex {
  return {
    byId: new Map(stock.map((vehicle) => [vehicle.id, vehicle])),
    byChassis: groupByKeys(stock, chassisOf),
    byPlate: groupByKeys(stock, ({ registration_number }) => [registration_number]),
  };
}

/** The numbers that tell a car from every other; VIN and chassis number are the same number. */
type Numbers = { [Name in 'vin' | 'stelnummer' | 'registration_number']: string | null };

function chassisOf({ vin, stelnummer }: Pick<Numbers, 'vin' | 'stelnummer'>): string[] {
  return [vin, stelnummer].filter((number) => normalized(number) !== null) as string[];
}

/** The numbers of a vehicle as they are compared, each with its kind. */
export function numbersOf(numbers: Numbers): { by: 'chassis' | 'plate'; number: string }[] {
  const plate = normalized(numbers.registration_number);
  return [
    ...[...new Set(chassisOf(numbers).map(normalized))].flatMap((number) =>
      number === null ? [] : [{ by: 'chassis' as const, number }],
    ),
    ...(plate === null ? [] : [{ by: 'plate' as const, number: plate }]),
  ];
}

/** Another stored vehicle with one of these numbers; null where each of them is its alone. */
export function findTwin(
  { byChassis, byPlate }: StockIndex,
  id: string,
  numbers: Numbers,
): { by: 'chassis' | 'plate'; vehicle: Vehicle } | null {
  for (const { by, number } of numbersOf(numbers)) {
    const same = (by === 'chassis' ? byChassis : byPlate).get(number);
    const vehicle = same?.find((other) => other.id !== id);
    if (vehicle) return { by, vehicle };
  }
  return null;
}

/**
 * The stored vehicle that the keys name; null where there is none. An id decides alone, since a
 * dealer may have had the same car twice. `other_chassis`: only the plate is that of the stored one.
 */
export function findVehicle(
  { byId, byChassis, byPlate }: StockIndex,
  { id, chassis, plate }: VehicleKeys,
): Vehicle | 'ambiguous' | 'other_chassis' | null {
  if (id !== null) return byId.get(id) ?? null;
  const sameChassis = chassis === null ? undefined : byChassis.get(chassis);
  const [found, ...others] = sameChassis ?? (plate === null ? undefined : byPlate.get(plate)) ?? [];
  if (others.length > 0) return 'ambiguous';
  if (!found || sameChassis || chassis === null || chassisOf(found).length === 0)
    return found ?? null;
  // A plate moves from car to car, a chassis number does not.
  return 'other_chassis';
}

/** A number as it is compared: in capitals, without spaces and hyphens; null where it is empty. */
export function normalized(number: string | null | undefined): string | null {
  return number?.replace(/[\s-]/gu, '').toUpperCase() || null;
}

function groupByKeys(
  stock: readonly Vehicle[],
  keysOf: (vehicle: Vehicle) => (string | null)[],
): ReadonlyMap<string, readonly Vehicle[]> {
  const groups = new Map<string, Vehicle[]>();
  for (const vehicle of stock) {
    for (const key of new Set(keysOf(vehicle).map(normalized))) {
      if (key !== null) groups.set(key, [...(groups.get(key) ?? []), vehicle]);
    }
  }
  return groups;
}
