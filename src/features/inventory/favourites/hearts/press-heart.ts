import { showToast } from '#components/ui/toast/toasts.ts';
import { heartCopy } from '#copy/pages/inventory/favourites.ts';
import { MAX_FAVOURITES } from '#domain/favourites/favourites.ts';
import { paths } from '#paths';
import { addFavourite, readFavourites, removeFavourite } from '../favourites-store.ts';
import { vehicleOfHeart } from './vehicle-of-heart.ts';

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
