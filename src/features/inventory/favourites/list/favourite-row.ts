import { favouritesCopy } from '#copy/pages/inventory/favourites.ts';
import { priceDrop } from '#domain/favourites/changes-of.ts';
import type { Favourite } from '#domain/favourites/favourites.ts';
import { vehicleBookingPath, vehiclePath } from '#paths';
import type { FoundVehicle } from '../find-vehicle.ts';

/** The row of a vehicle: that of its file, or the page's row of a vehicle without one. */
export function rowOf(
  { id, name, seen: { standing } }: Pick<Favourite, 'id' | 'name' | 'seen'>,
  found: FoundVehicle,
): HTMLElement {
  if (found.kind === 'listed') return found.row;
  const rows = document.querySelector<HTMLTemplateElement>('[data-rows-without-file]');
  const empty = rows?.content.querySelector(`[data-standing="${standing}"]`);
  if (!empty) throw new Error(`The page has no row of a vehicle that is ${standing}.`);
  const row = document.importNode(empty as HTMLElement, true);
  row.dataset['id'] = id;
  for (const place of row.querySelectorAll('[data-name]')) place.textContent = name;
  row.querySelector('h2 a')?.setAttribute('href', vehiclePath(id));
  row.querySelector('[data-booking]')?.setAttribute('href', vehicleBookingPath(id));
  row.querySelector('[data-remove]')?.setAttribute('aria-label', favouritesCopy.remove(name));
  return row;
}

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
