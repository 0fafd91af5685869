import type { ToastInput } from '#components/ui/toast/toasts.ts';
import { changesText, favouritesCopy, heartCopy } from '#copy/pages/inventory/favourites.ts';
import { changesOf, isGone } from '#domain/favourites/changes-of.ts';
import type { Favourite, Favourites } from '#domain/favourites/favourites.ts';
import { MAX_COMPARED } from '#domain/favourites/named-ids.ts';
import { comparePath, sharedListPath } from '#paths';
import {
  readFavourites,
  removeFavourite,
  storeFavourites,
  storeVisit,
} from '../favourites-store.ts';
import { findVehicle, seenNow } from '../find-vehicle.ts';
import { rowOf, showNews } from './favourite-row.ts';
import { fillListActions } from './fill-list-actions.ts';
import { loadListCode } from './load-list-code.ts';
import { placeElements, removeFocused, showList, showNotice } from './show-list.ts';

/** Holds the place of a line. */
const NO_BREAK_SPACE = '\u00a0';

const rows = new Map<string, HTMLElement>();
/** The ids of the vehicles that the visitor chose for the comparison, in the order of the choice. */
const chosen = new Set<string>();
/** What the page shows, or is about to; null for nothing. */
let shown: Favourites | null = null;
/** How many vehicles are new; undefined until that is known. */
let added: number | undefined;

/** Shows the favourites of this device with their news, and stores this visit. Follows the device from then on. */
async function showFavourites(page: HTMLElement): Promise<void> {
  const favourites = readFavourites();
  page.toggleAttribute('data-asked', favourites !== null);
  // Rows grow with what is looked up, and would move each other: they are shown at once.
  if (favourites) storeVisit(new Map(await Promise.all(favourites.vehicles.map(lookUp))));
  await update(page);
  // Another tab changed them, or this page comes back from the cache of the browser.
  for (const type of ['favourites', 'storage', 'pageshow']) {
    addEventListener(type, () => void update(page));
  }
  for (const type of ['online', 'offline']) addEventListener(type, showCompare);
  page.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    chosen.delete(target.value);
    if (target.checked) chosen.add(target.value);
    showCompare();
  });
  page.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target : null;
    const id = pressed?.closest('[data-remove]') && pressed.closest<HTMLElement>('[data-id]');
    if (id) removeWithUndo(id.dataset['id'] ?? '');
    if (pressed?.closest('[data-clear]')) clearAll();
  });
}

async function lookUp(favourite: Favourite) {
  return [favourite.id, seenNow(favourite, await findVehicle(favourite.id))] as const;
}

async function update(page: HTMLElement): Promise<void> {
  const favourites = readFavourites();
  shown = favourites;
  const vehicles = favourites?.vehicles ?? [];
  const found = await Promise.all(vehicles.map(({ id }) => findVehicle(id)));
  // They have changed again meanwhile.
  if (shown !== favourites) return;
  const shownRows = vehicles.map((vehicle, place) => {
    const known = found[place] ?? { kind: 'unread' as const };
    const row = rows.get(vehicle.id) ?? rowOf(vehicle, known);
    rows.set(vehicle.id, row);
    showNews(row, vehicle, known);
    return row;
  });
  showList(page, { rows: shownRows, notice: noticeOf(favourites) });
  const shared = vehicles.filter(({ seen }) => seen.standing !== 'gone');
  fillListActions(vehicles, sharedListPath(shared.map(({ id }) => id)));
  showCompare();
  await showOthers(page);
}

/** What has changed since the visit before this day; null without one. */
function noticeOf(favourites: Favourites | null): string | null {
  const since = favourites?.visitedBefore;
  if (!favourites || !since) return null;
  return added === undefined ? NO_BREAK_SPACE : changesText(changesOf(favourites), added, since);
}

/** Shows the way to the comparison of the chosen favourites, or of all where nobody has chosen; none while offline. */
function showCompare(): void {
  const part = document.querySelector<HTMLElement>('[data-compare]');
  const link = part?.querySelector('a');
  const hint = part?.querySelector('p');
  if (!part || !link || !hint) return;
  const comparable = (shown?.vehicles ?? []).flatMap(({ id, seen }) => (isGone(seen) ? [] : [id]));
  const wanted = [...chosen].filter((id) => comparable.includes(id));
  const compared = wanted.length === 0 && comparable.length <= MAX_COMPARED ? comparable : wanted;
  const isPossible = navigator.onLine && compared.length > 1 && compared.length <= MAX_COMPARED;
  part.hidden = comparable.length < 2;
  link.hidden = !isPossible;
  link.href = comparePath(compared);
  link.textContent = favouritesCopy.compareChosen(compared.length);
  hint.hidden = isPossible;
  hint.textContent = hintOf(compared.length);
}

/** Why the comparison cannot be opened. */
function hintOf(chosen: number): string {
  if (!navigator.onLine) return favouritesCopy.compareOffline;
  const { chooseMore, chooseMost } = favouritesCopy;
  return chosen > MAX_COMPARED ? chooseMost(MAX_COMPARED) : chooseMore;
}

/** New vehicles of the same models, and vehicles like those that are gone: with the search, once the list is shown. */
async function showOthers(page: HTMLElement): Promise<void> {
  const favourites = shown;
  const around = page.querySelector('[data-others]');
  if (!around) return;
  const hasOthers =
    favourites?.visitedBefore || favourites?.vehicles.some(({ seen }) => isGone(seen));
  if (!favourites || !hasOthers) return placeElements(around, []);
  const code = await loadListCode()
    .then(({ loadOtherVehicles }) => loadOtherVehicles())
    .catch(() => null);
  const others = await code?.otherVehicles(favourites);
  if (shown !== favourites) return;
  added = others?.added ?? 0;
  showNotice(page, noticeOf(favourites));
  placeElements(around, others?.sections ?? []);
}

function removeWithUndo(id: string): void {
  const before = readFavourites();
  const removed = before?.vehicles.find((vehicle) => vehicle.id === id);
  if (!before || !removed) return;
  const row = rows.get(id);
  if (row) removeFocused(row);
  removeFavourite(id);
  void toast({
    title: heartCopy.removed(removed.name),
    group: 'favourites',
    action: { label: heartCopy.undo, run: () => storeFavourites(before) },
  });
}

/** No undo: it would keep the data that the visitor asked to delete. */
function clearAll(): void {
  storeFavourites(null);
  void toast({ title: favouritesCopy.cleared, group: 'favourites' });
}

/** What was pressed is done by then; without the code it says nothing. */
async function toast(input: ToastInput): Promise<void> {
  const code = await loadListCode().catch(() => null);
  code?.showToast(input);
}

const page = document.querySelector<HTMLElement>('[data-asked-by]');
if (page) void showFavourites(page);
