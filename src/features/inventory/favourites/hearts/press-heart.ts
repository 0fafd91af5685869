import { showToast } from '#components/ui/toast/toasts.ts';
import { heartCopy } from '#copy/pages/inventory/favourites.ts';
import { type Favourite, MAX_FAVOURITES, standingOf } from '#domain/favourites/favourites.ts';
import type { BodyType, FuelType } from '#domain/schema/enumerations.ts';
import { paths } from '#paths';
import { addFavourite, readFavourites, removeFavourite } from '../favourites-store.ts';

const TOASTS = 'favourites';

/** Makes the vehicle of a heart a favourite, or no longer one. */
export function pressHeart(heart: HTMLElement): void {
  const vehicle = vehicleOfHeart(heart);
  const before = readFavourites();
  if (before?.vehicles.some(({ id }) => id === vehicle.id)) {
    removeFavourite(vehicle.id);
    return;
  }
  const outcome = addFavourite(vehicle);
  if (outcome === 'stored' && before === null) {
    showToast({
      title: heartCopy.added,
      group: TOASTS,
      action: { label: heartCopy.show, run: () => location.assign(paths.favourites) },
    });
  }
  if (outcome === 'full') showToast({ title: heartCopy.full(MAX_FAVOURITES), group: TOASTS });
  if (outcome === 'refused') {
    showToast({ title: heartCopy.refused, tone: 'destructive', group: TOASTS });
  }
}

/** What the heart of a built page says of its vehicle. */
function vehicleOfHeart({ dataset }: HTMLElement): Omit<Favourite, 'before'> {
  const { favourite: id = '', name = '', model = '', body, fuel, price, status } = dataset;
  return {
    id,
    name,
    model,
    // As the page was rendered from the same lists of codes.
    ...(body && { body: body as BodyType }),
    ...(fuel && { fuel: fuel as FuelType }),
    seen: { price: price === undefined ? null : Number(price), standing: standingOf(status) },
  };
}
