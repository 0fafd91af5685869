import type { IslandImage } from '#components/ui/island-image.ts';
import type { PricePart } from '#copy/vehicles/price/price-part.ts';
import type { Favourite } from '#domain/favourites/favourites.ts';
import type { Fact } from '#features/inventory/summary/row-facts.ts';
import { vehicleDataPath, vehiclePath } from '#paths';

/** What the site answers at the address of a vehicle that left the inventory after its sale. */
const SOLD_STATUS = 410;

/** A vehicle as data: the file of a release for pages whose vehicles the device or an address names. */
export interface VehicleData extends Omit<Favourite, 'before'> {
  year: number;
  image: IslandImage | null;
  /** Its variant and facts as rows of lists have them. */
  summary: readonly string[];
  /** The price as lists show it. */
  listPrice: readonly PricePart[];
  /** The price of buying it, with what that contains. */
  cashPrice: readonly PricePart[];
  /** The monthly payment that lists show, with its conditions; null where it is not leased. */
  leasing: readonly PricePart[] | null;
  facts: readonly Fact[];
  equipment: readonly string[];
}

/** `unread`: the vehicle could not be looked up, or has no file yet. */
export type FoundVehicle =
  | { kind: 'listed'; vehicle: VehicleData }
  | { kind: 'sold' | 'gone' | 'unread' };

/** Fetches the file of a vehicle; where there is none, the status of its page says why. */
export async function findVehicle(id: string): Promise<FoundVehicle> {
  try {
    const file = await fetch(vehicleDataPath(id));
    if (file.ok) return { kind: 'listed', vehicle: (await file.json()) as VehicleData };
    const { status } = await fetch(vehiclePath(id), { method: 'HEAD' });
    if (status === SOLD_STATUS) return { kind: 'sold' };
    return { kind: status === 404 ? 'gone' : 'unread' };
  } catch {
    return { kind: 'unread' };
  }
}
