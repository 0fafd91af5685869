import { heartCopy } from '#copy/pages/inventory/favourites.ts';
import { sharedCopy } from '#copy/pages/inventory/shared-list.ts';
import { isGone } from '#domain/favourites/changes-of.ts';
import { MAX_FAVOURITES } from '#domain/favourites/favourites.ts';
import { paths, sharedListPath } from '#paths';
import { addFavourite } from '../favourites-store.ts';
import { findVehicle, type VehicleData } from '../find-vehicle.ts';
import { fillListActions } from './fill-list-actions.ts';
import { loadListCode } from './load-list-code.ts';
import { readNamedIds, showList } from './show-list.ts';

/** Shows the vehicles that somebody has shared; the device stores none before the visitor asks for it. */
async function showSharedList(page: HTMLElement): Promise<void> {
  const ids = readNamedIds(page, MAX_FAVOURITES);
  const found = await Promise.all(ids.map(findVehicle));
  const listed = found.filter((each) => each.kind === 'listed');
  const cars = listed.map(({ vehicle }) => vehicle);
  const offered = cars.filter(({ seen }) => !isGone(seen));
  const missing = ids.length - cars.length;
  const isUnread = cars.length === 0 && found.some(({ kind }) => kind === 'unread');
  // The parts of a visitor's own favourites.
  for (const { row } of listed) for (const own of row.querySelectorAll('[data-own]')) own.remove();
  showList(page, {
    rows: listed.map(({ row }) => row),
    isUnread,
    notice: missing > 0 && !isUnread ? sharedCopy.missing(missing) : null,
  });
  fillListActions(cars, sharedListPath(ids));
  const save = page.querySelector<HTMLElement>('[data-save]');
  if (!save) return;
  save.textContent = sharedCopy.save(offered.length);
  save.addEventListener('click', () => void saveAll(offered));
}

/** Makes all favourites of this device, in their order, and goes there. */
async function saveAll(cars: readonly VehicleData[]): Promise<void> {
  const outcomes = [...cars]
    .reverse()
    .map(({ id, name, model, body, fuel, seen }) =>
      addFavourite({ id, name, model, body, fuel, seen }),
    );
  if (outcomes.includes('stored')) location.assign(paths.favourites);
  else {
    const isFull = outcomes.includes('full');
    const title = isFull ? heartCopy.full(MAX_FAVOURITES) : heartCopy.refused;
    const { showToast } = await loadListCode();
    showToast({ title, tone: 'destructive', group: 'favourites' });
  }
}

const page = document.querySelector<HTMLElement>('[data-asked-by]');
if (page) void showSharedList(page);
