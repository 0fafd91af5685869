import { favouritesCopy } from '#copy/pages/inventory/favourites.ts';
import { priceDrop } from '#domain/favourites/changes-of.ts';
import type { Favourite } from '#domain/favourites/favourites.ts';
import type { FoundVehicle } from '../find-vehicle.ts';

/** Says in the row of a favourite what has become of it. */
export function showNews(row: HTMLElement, favourite: Favourite, { kind }: FoundVehicle): void {
  const lines = [
    ...standingLine(favourite),
    ...(kind === 'unread'
      ? [{ className: 'quiet small', textContent: favouritesCopy.notLoaded }]
      : []),
  ];
  row
    .querySelector('[data-news]')
    ?.replaceChildren(...lines.map((line) => Object.assign(document.createElement('p'), line)));
}

/** The most important news for a visitor: it is gone, or its price has changed. */
function standingLine({ seen, before }: Favourite) {
  const { standing } = seen;
  if (standing === 'sold' || standing === 'gone') {
    return [{ className: 'favourite__gone', textContent: favouritesCopy[standing] }];
  }
  const drop = priceDrop(before, seen);
  if (drop === 0) return [];
  return drop > 0
    ? [{ className: 'favourite__drop', textContent: favouritesCopy.cheaperBy(drop) }]
    : [{ className: 'quiet small', textContent: favouritesCopy.dearerBy(-drop) }];
}
