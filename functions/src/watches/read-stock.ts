import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { isPublished, type PublicVehicle, publicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { byNewest, firstSoldOnInventory, isOnInventory } from '#domain/vehicle/record/status.ts';
import { parseVehicle } from '#domain/vehicle/vehicle.ts';
import { type WatchedStock, watchedStock } from '#domain/watch/watched-stock.ts';
import { valueLabel } from '#features/inventory/search/value-label.ts';

/** The inventory as visitors may see it now, sold vehicles of the last weeks included. */
export async function readWatchedStock(db: Firestore, now: Date): Promise<WatchedStock> {
  const vehicles = db.collection('vehicles');
  const [unsold, sold] = await Promise.all([
    vehicles.where('status', 'in', ['available', 'reserved', 'maintenance']).get(),
    vehicles.where('sold_date', '>=', Timestamp.fromDate(firstSoldOnInventory(now))).get(),
  ]);
  const found = new Map<string, PublicVehicle>();
  for (const document of [...unsold.docs, ...sold.docs]) {
    const parsed = parseVehicle(document.id, document.data());
    const vehicle = parsed.success ? parsed.output : null;
    if (vehicle && isPublished(vehicle) && isOnInventory(vehicle, now)) {
      found.set(vehicle.id, publicVehicle(vehicle, now));
    }
  }
  return watchedStock([...found.values()].toSorted(byNewest), valueLabel);
}
