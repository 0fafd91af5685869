import { vehicleToastCopy } from '#copy/admin/vehicles/vehicle.ts';
import type { RejectedDocument } from '#domain/publishing.ts';
import { isPractice } from '#domain/vehicle/practice.ts';
import { byNewest } from '#domain/vehicle/record/status.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { changedSince, countDocuments, newestPage } from '#firebase/documents/listing.ts';
import {
  createLoader,
  type LoadOptions,
  type LoadRun,
  type LoadState,
} from '../data/create-loader.ts';

interface Stock {
  /** Newest first. */
  vehicles: readonly Vehicle[];
  /**
   * The vehicles in the trash: not part of the stock, but included in the count of the database.
   */
  trashed: readonly Vehicle[];
  /** For practice, of all staff: no part of the stock, and of no list of it. */
  practice: readonly Vehicle[];
  rejected: readonly RejectedDocument[];
  /** Those of `rejected` that the form can mend, with the refused fields emptied. */
  repaired: readonly Vehicle[];
  /** How many vehicles there are while only some are loaded; null once all are, or unknown yet. */
  expected: number | null;
}

/** More than a screen of rows, and parsed before anybody waits for them. */
const FIRST_PAGE = 50;
/** Small enough to be parsed between two frames. */
const NEXT_PAGES = 250;
/** The clocks of the servers differ a little, so a refresh also reads what changed just before. */
const OVERLAP_MS = 60_000;

const loader = createLoader<Stock>(
  { vehicles: [], trashed: [], practice: [], rejected: [], repaired: [], expected: null },
  vehicleToastCopy.fetchFailed,
);

export const $stock = loader.$state;

/** Vehicles as they are being saved, by id: a load reads older versions of them meanwhile. */
const unsaved = new Map<string, Vehicle>();

/** A refresh was requested during a load, which may have read before the change. */
let refreshRequested = false;

/** Whether every vehicle is loaded, so that sums and counts are right. */
export function isComplete({ loadedAt, expected }: Stock & LoadState): boolean {
  return loadedAt !== null && expected === null;
}

/** A stored vehicle, also one for practice and one that the form can mend; undefined where it is in the trash. */
export function storedVehicle(
  { vehicles, practice, repaired }: Stock,
  id: string,
): Vehicle | undefined {
  return [...vehicles, ...practice, ...repaired].find((vehicle) => vehicle.id === id);
}

/**
 * Loads what changed since the last save that is known. Where that is not enough it loads everything:
 * it shows the newest at once, the rest page by page.
 */
export async function refreshVehicles(options?: LoadOptions): Promise<void> {
  const before = $stock.get();
  refreshRequested = before.busy;
  if (before.busy) return;
  const newest = lastSaved([...before.vehicles, ...before.trashed, ...before.practice]);
  if (!isComplete(before) || newest === 0) return load(readAll, options);
  await load(async (run) => {
    const changed = await changedSince('vehicles', new Date(newest - OVERLAP_MS));
    const count = await countDocuments('vehicles');
    run.signal.throwIfAborted();
    const { vehicles, trashed, practice, ...known } = $stock.get();
    const pathOf = ({ id }: Vehicle) => `vehicles/${id}`;
    const refused = new Set(changed.rejected.map(({ path }) => path));
    const readAgain = new Set([...refused, ...changed.items.map(pathOf)]);
    const all = merge(
      [...vehicles, ...trashed, ...practice].filter((vehicle) => !refused.has(pathOf(vehicle))),
      changed.items,
    );
    const rejected = [
      ...known.rejected.filter(({ path }) => !readAgain.has(path)),
      ...changed.rejected,
    ];
    const repaired = [
      ...known.repaired.filter((vehicle) => !readAgain.has(pathOf(vehicle))),
      ...changed.repaired,
    ];
    // A vehicle that is gone for good shows only in the count.
    return all.length + rejected.length === count
      ? { ...split(all), rejected, repaired }
      : readAll(run);
  }, options);
}

async function load(
  read: (run: LoadRun<Stock>) => Promise<Partial<Stock>>,
  options?: LoadOptions,
): Promise<void> {
  const readSaved = async (run: LoadRun<Stock>) => {
    const stock = await read(run);
    const vehicles = stock.vehicles?.map((vehicle) => unsaved.get(vehicle.id) ?? vehicle);
    return vehicles ? { ...stock, vehicles } : stock;
  };
  if ((await loader.load(readSaved, options)) && refreshRequested) await refreshVehicles();
}

async function readAll({ signal, show }: LoadRun<Stock>): Promise<Stock> {
  const first = $stock.get().loadedAt === null;
  // Asked for at once, since the first rows wait for the count of all. One page is its own count.
  const count = countDocuments('vehicles');
  count.catch(() => {});
  let page = await newestPage('vehicles', FIRST_PAGE);
  signal.throwIfAborted();
  let vehicles = page.items;
  let { rejected, repaired } = page;
  if (page.next) {
    const expected = await count;
    signal.throwIfAborted();
    loader.patch({ expected });
  }
  if (first) show({ ...split(vehicles), rejected, repaired });
  while (page.next) {
    page = await newestPage('vehicles', NEXT_PAGES, page.next);
    signal.throwIfAborted();
    vehicles = vehicles.concat(page.items);
    rejected = rejected.concat(page.rejected);
    repaired = repaired.concat(page.repaired);
    if (first) show({ ...split(vehicles), rejected, repaired });
  }
  return { ...split(vehicles), rejected, repaired, expected: null };
}

/** Shows a vehicle that is being saved, until `putVehicle` shows what became of it. */
export function putUnsaved(vehicle: Vehicle): void {
  putVehicle(vehicle);
  unsaved.set(vehicle.id, vehicle);
}

/** Shows a saved vehicle at once; the next refresh loads what the server wrote into it. */
export function putVehicle(vehicle: Vehicle): void {
  unsaved.delete(vehicle.id);
  loader.patch({ vehicles: merge($stock.get().vehicles, [vehicle]) });
}

/** Removes a deleted vehicle from the stock; the next refresh finds it in the trash. */
export function dropVehicle(id: string): void {
  const { vehicles, trashed, repaired } = $stock.get();
  const dropped = vehicles.filter((vehicle) => vehicle.id === id);
  loader.patch({
    repaired: repaired.filter((vehicle) => vehicle.id !== id),
    vehicles: vehicles.filter((vehicle) => vehicle.id !== id),
    trashed: [...trashed, ...dropped],
  });
}

function split(all: readonly Vehicle[]): Pick<Stock, 'vehicles' | 'trashed' | 'practice'> {
  // Firestore orders cars of one time, as an import stores them, by falling ids.
  const stock = all.filter(({ id }) => !isPractice(id)).sort(byNewest);
  return {
    vehicles: stock.filter(({ trashed_at }) => trashed_at === null),
    trashed: stock.filter(({ trashed_at }) => trashed_at !== null),
    practice: all.filter(({ id }) => isPractice(id)),
  };
}

function merge(old: readonly Vehicle[], changed: readonly Vehicle[]): Vehicle[] {
  const byId = new Map(old.map((vehicle) => [vehicle.id, vehicle]));
  for (const vehicle of changed) {
    const known = byId.get(vehicle.id);
    if (!known || known.version <= vehicle.version) byId.set(vehicle.id, vehicle);
  }
  return [...byId.values()].sort(byNewest);
}

/** The time of the last save in ms; 0 where none is known. */
function lastSaved(vehicles: readonly Vehicle[]): number {
  return vehicles.reduce((latest, { updated_at }) => Math.max(latest, Number(updated_at)), 0);
}
