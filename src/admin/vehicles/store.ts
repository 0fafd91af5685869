import { atom } from 'nanostores';
import { vehicleToastCopy } from '#copy/admin/vehicle.ts';
import type { RejectedDocument } from '#domain/publishing.ts';
import { byNewest } from '#domain/vehicle/status.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { changedSince, countDocuments, newestPage } from '#firebase/listing.ts';
import { notifyError } from '../notify.ts';

export interface Stock {
  /** Newest first. */
  vehicles: readonly Vehicle[];
  rejected: readonly RejectedDocument[];
  /** When the rows were last compared with the database; null before the first page. */
  loadedAt: Date | null;
  /** How many vehicles there are, while not all are here; null when all are, or before it is known. */
  expected: number | null;
  busy: boolean;
  failed: boolean;
}

const FIRST_PAGE = 200;
/** Small enough to be read between two frames. */
const NEXT_PAGES = 250;
/** Clocks of servers that answer differ a little; look back further than that. */
const OVERLAP_MS = 60_000;

export const $stock = atom<Stock>({
  vehicles: [],
  rejected: [],
  loadedAt: null,
  expected: null,
  busy: false,
  failed: false,
});

/** Counts loads, so that an older one that is still running gives way to a newer one. */
let run = 0;
/** A refresh was asked for during a load, which may have read what was saved before it was. */
let askedMeanwhile = false;

/** Whether every vehicle is here, so that sums and counts are right. */
export function isComplete(stock: Stock): boolean {
  return stock.loadedAt !== null && stock.expected === null;
}

/** Loads the whole stock: the newest at once, the rest page by page behind them. */
export async function loadVehicles(): Promise<void> {
  const mine = ++run;
  patch({ busy: true, failed: false });
  try {
    let page = await newestPage('vehicles', FIRST_PAGE);
    if (mine !== run) return;
    let vehicles = page.items;
    let rejected = page.rejected;
    const first = $stock.get().loadedAt === null;
    const show = () => patch({ vehicles, rejected, loadedAt: new Date() });
    if (page.next) {
      const expected = await countDocuments('vehicles');
      if (mine !== run) return;
      patch({ expected });
    }
    if (first) show();
    while (page.next) {
      page = await newestPage('vehicles', NEXT_PAGES, page.next);
      if (mine !== run) return;
      vehicles = vehicles.concat(page.items);
      rejected = rejected.concat(page.rejected);
      if (first) show();
    }
    show();
    patch({ busy: false, expected: null });
    if (askedMeanwhile) await refreshVehicles();
  } catch (cause) {
    if (mine !== run) return;
    patch({ busy: false, failed: true });
    notifyError(vehicleToastCopy.fetchFailed, cause);
  }
}

/** Brings the rows up to date by what changed since; loads anew where something is missing. */
export async function refreshVehicles(): Promise<void> {
  const before = $stock.get();
  askedMeanwhile = before.busy;
  if (before.busy) return;
  const newest = lastSaved(before.vehicles);
  if (!isComplete(before) || newest === null) return loadVehicles();
  const mine = ++run;
  patch({ busy: true, failed: false });
  try {
    const changed = await changedSince('vehicles', new Date(newest - OVERLAP_MS));
    const count = await countDocuments('vehicles');
    if (mine !== run) return;
    const vehicles = merge($stock.get().vehicles, changed.items);
    // Deleted vehicles leave no trace but the count.
    if (vehicles.length + before.rejected.length !== count) return loadVehicles();
    patch({ vehicles, loadedAt: new Date(), busy: false });
    if (askedMeanwhile) await refreshVehicles();
  } catch (cause) {
    if (mine !== run) return;
    patch({ busy: false, failed: true });
    notifyError(vehicleToastCopy.fetchFailed, cause);
  }
}

/** Shows a saved vehicle at once; the next refresh brings what the server made of it. */
export function putVehicle(vehicle: Vehicle): void {
  patch({ vehicles: merge($stock.get().vehicles, [vehicle]) });
}

export function dropVehicle(id: string): void {
  patch({ vehicles: $stock.get().vehicles.filter((vehicle) => vehicle.id !== id) });
}

/** Refreshes whenever the person comes back to the page. */
export function refreshOnReturn(): () => void {
  const onFocus = () => void refreshVehicles();
  window.addEventListener('focus', onFocus);
  return () => window.removeEventListener('focus', onFocus);
}

function merge(old: readonly Vehicle[], changed: readonly Vehicle[]): Vehicle[] {
  const byId = new Map(old.map((vehicle) => [vehicle.id, vehicle]));
  for (const vehicle of changed) {
    const known = byId.get(vehicle.id);
    if (!known || known.version <= vehicle.version) byId.set(vehicle.id, vehicle);
  }
  return [...byId.values()].sort(byNewest);
}

function lastSaved(vehicles: readonly Vehicle[]): number | null {
  let latest: number | null = null;
  for (const { updated_at } of vehicles) {
    if (updated_at && (latest === null || updated_at.getTime() > latest)) {
      latest = updated_at.getTime();
    }
  }
  return latest;
}

function patch(change: Partial<Stock>): void {
  $stock.set({ ...$stock.get(), ...change });
}
