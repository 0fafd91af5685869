import type { Vehicle } from '#domain/vehicle/vehicle.ts';

/** What tells the vehicle of a row from all others; null where the row does not say it. */
export interface VehicleKeys {
  id: string | null;
  /** VIN and chassis number are the same number. */
  chassis: string | null;
  plate: string | null;
}

/** The stock by the keys of its vehicles. */
export interface StockIndex {
  byId: ReadonlyMap<string, Vehicle>;
  byChassis: ReadonlyMap<string, readonly Vehicle[]>;
  byPlate: ReadonlyMap<string, readonly Vehicle[]>;
}

export function indexStock(stock: readonly Vehicle[]): StockIndex {
  return {
    byId: new Map(stock.map((vehicle) => [vehicle.id, vehicle])),
    byChassis: groupByKeys(stock, ({ vin, stelnummer }) => [vin, stelnummer]),
    byPlate: groupByKeys(stock, ({ registration_number }) => [registration_number]),
  };
}

/**
 * The stored vehicle that the keys name; null where there is none. An id decides alone, since a
 * dealer may have had the same car twice.
 */
export function findVehicle(
  { byId, byChassis, byPlate }: StockIndex,
  { id, chassis, plate }: VehicleKeys,
): Vehicle | 'ambiguous' | null {
  if (id !== null) return byId.get(id) ?? null;
  const found =
    (chassis === null ? undefined : byChassis.get(chassis)) ??
    (plate === null ? undefined : byPlate.get(plate)) ??
    [];
  return found.length > 1 ? 'ambiguous' : (found[0] ?? null);
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
