import { compareCopy } from '#copy/pages/inventory/compare.ts';
import { MAX_COMPARED } from '#domain/favourites/named-ids.ts';
import { comparePath } from '#paths';
import { findVehicle } from '../favourites/find-vehicle.ts';
import { fillListActions } from '../favourites/list/fill-list-actions.ts';
import {
  readNamedIds,
  removeFocused,
  showListOrEmpty,
  showNotice,
} from '../favourites/list/show-list.ts';
import { fillTable } from './fill-table.ts';

/** The vehicles that the page shows, or is about to. */
let shown: readonly string[] = [];

/** Shows the vehicles that the address names side by side; follows the address from then on. */
function showComparison(page: HTMLElement): void {
  void update(page);
  addEventListener('popstate', () => void update(page));
  page.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target : null;
    const removed = pressed?.closest('[data-remove]')?.closest('th');
    if (removed) {
      removeFocused(removed);
      const rest = shown.filter((id) => id !== removed.dataset['id']);
      history.pushState(history.state, '', comparePath(rest));
      void update(page);
    }
    if (pressed?.closest('[data-print]')) print();
  });
}

async function update(page: HTMLElement): Promise<void> {
  const ids = readNamedIds(page, MAX_COMPARED);
  shown = ids;
  const found = await Promise.all(ids.map(findVehicle));
  // The address has changed meanwhile.
  if (shown !== ids) return;
  const listed = found.filter((each) => each.kind === 'listed');
  const count = (wanted: string) => found.filter(({ kind }) => kind === wanted).length;
  const [sold, gone, unread] = [count('sold'), count('gone'), count('unread')];
  const list = showListOrEmpty(page, listed.length === 0, unread > 0);
  const notices = [
    ...(sold > 0 ? [compareCopy.soldCars(sold)] : []),
    ...(gone > 0 ? [compareCopy.gone(gone)] : []),
    ...(unread > 0 && listed.length > 0 ? [compareCopy.notLoaded(unread)] : []),
  ];
  showNotice(page, notices.join(' ') || null);
  if (list && listed.length > 0) fillTable(list, listed);
  fillListActions(
    listed.map(({ vehicle }) => vehicle),
    comparePath(ids),
  );
}

const page = document.querySelector<HTMLElement>('[data-asked-by]');
if (page) showComparison(page);
