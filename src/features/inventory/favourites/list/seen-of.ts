import type { Favourite, Seen } from '#domain/favourites/favourites.ts';
import type { FoundVehicle } from '../car-page/load-car-pages.ts';

/** How a favourite is seen now; null where the site did not say. A sold one keeps its last price. */
export function seenOf({ seen }: Favourite, found: FoundVehicle): Seen | null {
  if (found.kind === 'unread') return null;
  return found.kind === 'page' ? found.page.seen : { ...seen, standing: found.kind };
}
