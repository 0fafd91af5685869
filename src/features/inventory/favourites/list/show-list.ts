import { namedIds } from '#domain/favourites/named-ids.ts';
import { CARS_PARAMETER } from '#paths';

/** The parts of `CarList.astro` that change. */
interface Shown {
  rows: readonly HTMLElement[];
  /** Above the rows; null for none. */
  notice: string | null;
  /** See `showListOrEmpty`. */
  isUnread?: boolean;
}

/** Shows vehicles on a page of `CarList.astro`, or without rows that there are none. */
export function showList(page: HTMLElement, { rows, notice, isUnread }: Shown): void {
  const list = showListOrEmpty(page, rows.length === 0, isUnread);
  if (list) placeElements(list, rows);
  showNotice(page, notice);
}

/**
 * Shows the list of a page of `DeviceLayout.astro`, and returns it; without vehicles the part that says so, or
 * where `isUnread` that one could not be fetched. Its first link takes the focus of what is hidden.
 */
export function showListOrEmpty(
  page: HTMLElement,
  isEmpty: boolean,
  isUnread = false,
): HTMLElement | null {
  const list = page.querySelector<HTMLElement>('[data-list]');
  const nothing = page.querySelector(isUnread ? '[data-unread-part]' : '[data-not-asked]');
  const focused = document.activeElement;
  const isFocusLost = isEmpty && page.contains(focused) && !nothing?.contains(focused);
  page.querySelector('[data-asked-text]')?.remove();
  page.toggleAttribute('data-asked', !isEmpty);
  page.toggleAttribute('data-unread', isEmpty && isUnread);
  if (list) list.hidden = isEmpty;
  if (isFocusLost) nothing?.querySelector('a')?.focus();
  return list;
}

/** Takes a vehicle away that has the focus, so that keys go on at the next one, not at the top of the page. */
export function removeFocused(element: Element): void {
  const next = element.nextElementSibling ?? element.previousElementSibling;
  const button = next?.querySelector<HTMLElement>('[data-remove]');
  if (!button || !element.contains(document.activeElement)) return;
  // Removed first, so that the browser scrolls to the new place of the next one.
  element.remove();
  button.focus();
}

/** The ids that the address names, at most `most`; the page says that it looks them up. */
export function readNamedIds(page: HTMLElement, most: number): string[] {
  const ids = namedIds(new URL(location.href).searchParams.getAll(CARS_PARAMETER), most);
  page.toggleAttribute('data-asked', ids.length > 0);
  return ids;
}

/** Shows a text above the rows; null for none. */
export function showNotice(page: HTMLElement, text: string | null): void {
  const notice = page.querySelector<HTMLElement>('[data-notice]');
  if (!notice) return;
  notice.hidden = text === null;
  if (notice.textContent !== text) notice.textContent = text;
}

/** Makes elements the content of another; those that are there stay in the document, and keep the focus. */
export function placeElements(around: Element, elements: readonly Element[]): void {
  for (const element of [...around.children]) if (!elements.includes(element)) element.remove();
  elements.forEach((element, place) => {
    const there = around.children[place];
    if (there !== element) around.insertBefore(element, there ?? null);
  });
}
