import type { Services } from '#functions/src/shared/services.ts';

/**
 * How long a vehicle that was published counts as such, in ms. Shorter than any release takes after a
 * save: the shared cache that a release clears cannot fill again from an answer that is too old.
 */
const REMEMBERED_MS = 2_000;
const MOST_REMEMBERED = 5_000;

/**
 * Returns a function that tells whether visitors may see the images and documents of a vehicle: not
 * those of an unpublished one or one in the trash. A page asks for many at once, so a yes is remembered for seconds; a
 * no never is, so that a vehicle has its images as soon as it is published.
 */
export function createPublishedVehicles(
  deps: Pick<Services, 'db' | 'now'>,
): (id: string) => Promise<boolean> {
  const publishedUntil = new Map<string, number>();
  return async (id) => {
    const time = deps.now().getTime();
    if ((publishedUntil.get(id) ?? 0) > time) return true;
    const vehicle = await deps.db.collection('vehicles').doc(id).get();
    const isPublished = vehicle.get('unpublished') !== true && !vehicle.get('trashed_at');
    if (publishedUntil.size >= MOST_REMEMBERED) publishedUntil.clear();
    if (isPublished) publishedUntil.set(id, time + REMEMBERED_MS);
    else publishedUntil.delete(id);
    return isPublished;
  };
}
