import type { Favourite, Seen } from '#domain/favourites/favourites.ts';
import type { Fact } from '#features/inventory/summary/row-facts.ts';
import { vehicleDataPath, vehiclePath } from '#paths';
import { fetchDocument } from '../fetch-document.ts';

/** What the site answers at the address of a vehicle that left the inventory after its sale. */
const SOLD_STATUS = 410;

/** A vehicle as data: the file of a release for pages whose vehicles the device or an address names. */
export interface VehicleData extends Omit<Favourite, 'before'> {
  year: number;
  facts: readonly Fact[];
  /** By names that are the same for each vehicle. */
  equipment: readonly string[];
}

export interface ListedVehicle {
  kind: 'listed';
  vehicle: VehicleData;
  /** As lists show it. */
  row: HTMLElement;
  /** Its cells of `CompareColumn.astro`. */
  cells: readonly HTMLElement[];
}

/** `unread`: the vehicle could not be looked up, or has no file yet. */
export type FoundVehicle = ListedVehicle | { kind: 'sold' | 'gone' | 'unread' };

/** The vehicles that this page has looked up, by their ids. */
const found = new Map<string, Promise<FoundVehicle>>();

/** Looks up a vehicle, once for each page. */
export function findVehicle(id: string): Promise<FoundVehicle> {
  const known = found.get(id) ?? lookUp(id);
  found.set(id, known);
  return known;
}

/** Fetches the file of a vehicle; where there is none, the status of its page says why. */
async function lookUp(id: string): Promise<FoundVehicle> {
  try {
    const { document: file } = await fetchDocument(vehicleDataPath(id));
    const element = file.querySelector<HTMLElement>('[data-vehicle]');
    const row = element?.querySelector('li');
    if (row) {
      const vehicle = JSON.parse(element?.dataset['vehicle'] ?? '') as VehicleData;
      const cells = [...file.querySelectorAll<HTMLElement>('th, td')];
      return { kind: 'listed', vehicle, row, cells };
    }
    const { status } = await fetch(vehiclePath(id), { method: 'HEAD' });
    if (status === SOLD_STATUS) return { kind: 'sold' };
    return { kind: status === 404 ? 'gone' : 'unread' };
  } catch {
    return { kind: 'unread' };
  }
}

/** How a favourite is seen now; as before where the site did not say. A sold one keeps its last price. */
export function seenNow({ seen }: Favourite, found: FoundVehicle): Seen {
  if (found.kind === 'unread') return seen;
  return found.kind === 'listed' ? found.vehicle.seen : { ...seen, standing: found.kind };
}
