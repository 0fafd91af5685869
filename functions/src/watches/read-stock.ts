import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { byNewest, firstSoldOnInventory } from '#domain/vehicle/record/status.ts';
import { type WatchedStock, watchedStock } from '#domain/watch/watched-stock.ts';
import { valueLabel } from '#features/inventory/search/value-label.ts';
import { inventoryVehicle } from '../public-data/find-public-vehicle.ts';

/** The inventory as visitors may see it now, sold vehicles of the last weeks included. */
export async function readWatchedStock(db: Firestore, now: Date): Promise<WatchedStock> {
  const vehicles = db.collection('vehicles');
  const [unsold, sold] = await Promise.all([
    vehicles.where('status', 'in', ['available', 'reserved', 'maintenance']).get(),
    vehicles.where('sold_date', '>=', Timestamp.fromDate(firstSoldOnInventory(now))).get(),
  ]);
  const found = new Map<string, PublicVehicle>();
  for (const document of [...unsold.docs, ...sold.docs]) {
    const vehicle = inventoryVehicle(document, now);
    if (vehicle) found.set(vehicle.id, vehicle);
  }
  return watchedStock([...found.values()].toSorted(byNewest), valueLabel);
}
