import { fetchDocument } from '#features/inventory/fetch-document.ts';
import { vehiclePath } from '#paths';
import { type CarPage, readCarPage } from './read-car-page.ts';

/** Requests at once. */
const AT_ONCE = 6;
/** What the site answers at the address of a vehicle that left the inventory after its sale. */
const SOLD_STATUS = 410;

/** `unread`: the page could not be fetched, or the vehicle has none yet. */
export type FoundVehicle = { kind: 'page'; page: CarPage } | { kind: 'sold' | 'gone' | 'unread' };

const cache = new Map<string, Promise<FoundVehicle>>();

/** Looks up vehicles by their own pages, each once, and reports each as soon as it is known. */
export async function loadCarPages(
  ids: readonly string[],
  report: (id: string, found: FoundVehicle) => void,
): Promise<void> {
  const waiting = [...ids];
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      report(id, await findVehicle(id));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

function findVehicle(id: string): Promise<FoundVehicle> {
  let found = cache.get(id);
  if (!found) {
    found = lookUp(id);
    cache.set(id, found);
    // The next attempt asks again.
    found.then(({ kind }) => kind === 'unread' && cache.delete(id));
  }
  return found;
}

async function lookUp(id: string): Promise<FoundVehicle> {
  try {
    const { status, document: page } = await fetchDocument(vehiclePath(id));
    if (status === SOLD_STATUS) return { kind: 'sold' };
    if (status === 404) return { kind: 'gone' };
    const read = status === 200 ? readCarPage(page) : null;
    return read ? { kind: 'page', page: read } : { kind: 'unread' };
  } catch {
    return { kind: 'unread' };
  }
}
