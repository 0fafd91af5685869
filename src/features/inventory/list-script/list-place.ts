/** The state of a list when its page was left, stored with the entry of the browser's history. */
export interface ListPlace {
  /** Paths of the pages that 'Vis flere' appended, in order. */
  appended: string[];
  /** Path of the vehicle of the topmost row on screen, and how far below the window's top it was, in px. */
  row: string | null;
  top: number;
}

/** The place of a list that has just been shown. */
export const LIST_START: ListPlace = { appended: [], row: null, top: 0 };

/** The place stored with the current entry; null where nothing was appended. */
export function readPlace(): ListPlace | null {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('appended' in state)) return null;
  const { appended, row, top } = state as ListPlace;
  return { appended: [...appended], row: row ?? null, top: top ?? 0 };
}

export function storeAppended(path: string): void {
  const place = readPlace() ?? LIST_START;
  store({ ...place, appended: [...place.appended, path] });
}

/** Stores which row is at the top of the window, where rows were appended or the search shows the list. */
export function storeRow(list: HTMLElement): void {
  if (readPlace()) storePlace(list);
}

/** Stores which row is at the top of the window. */
export function storePlace(list: HTMLElement): void {
  const place = readPlace() ?? LIST_START;
  const row = rowsOf(list).find((each) => each.getBoundingClientRect().bottom > 0);
  if (!row) return;
  store({ ...place, row: pathOf(row), top: row.getBoundingClientRect().top });
}

export function scrollToRow(list: HTMLElement, { row, top }: ListPlace): void {
  const target = row === null ? undefined : rowsOf(list).find((each) => pathOf(each) === row);
  if (target) scrollBy({ top: target.getBoundingClientRect().top - top, behavior: 'instant' });
}

/**
 * Keeps the stored row where it was until the visitor does something: rows above the window get their true
 * height only as they are laid out, and each may move the row.
 */
export function keepScrollPosition(list: HTMLElement, place: ListPlace): void {
  scrollToRow(list, place);
  const observer = new ResizeObserver(() => scrollToRow(list, place));
  observer.observe(list);
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    addEventListener(type, () => observer.disconnect(), { once: true, passive: true });
  }
}

function store(place: ListPlace): void {
  // The browser would restore a place in the shorter list, or the other one, that the page begins with.
  const isBuiltList = place.appended.length === 0 && location.search === '';
  history.scrollRestoration = isBuiltList ? 'auto' : 'manual';
  history.replaceState(place, '');
}

function rowsOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[data-rows] > *')];
}

/** A sold row has no link: its name tells it from the others well enough. */
function pathOf(row: HTMLElement): string | null {
  return row.querySelector('a')?.pathname ?? row.querySelector('h3')?.textContent ?? null;
}
