import { fetchListPage, importChildren } from './fetch-list-page.ts';
import { holdPlace } from './hold-place.ts';
import { readPlace, scrollToRow, storeAppended, storeRow } from './list-place.ts';
import { opensNewWindow } from './opens-new-window.ts';
import { whileBusy } from './while-busy.ts';

/** Without scrolling for so long, the visitor has arrived. */
const SCROLL_END_MS = 150;

/**
 * Makes 'Vis flere' append the next rows to the list instead of leaving the page. After a reload, and
 * after coming back from another page, the list is as long as it was and at the same row; that of a
 * search restores itself.
 */
export function startShowMore(list: HTMLElement, isSearch = false): void {
  list.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a[data-more]');
    if (!(link instanceof HTMLAnchorElement) || opensNewWindow(event)) return;
    event.preventDefault();
    if (list.ariaBusy === 'true') return;
    void whileBusy(list, () => showNext(list, link));
  });
  storeRowAfterScrolling(list);
  // Between two makes of one document; the list of the other make is shown first.
  addEventListener('popstate', () => requestAnimationFrame(() => scrollToPlace(list)));
  if (!isSearch) void restore(list);
}

async function showNext(list: HTMLElement, link: HTMLAnchorElement): Promise<void> {
  try {
    const added = await appendRows(list, link.pathname);
    storeAppended(link.pathname);
    storeRow(list);
    // The focused link is gone: keyboard users continue at the first new row.
    added
      .find((node) => node instanceof HTMLElement)
      ?.querySelector('a')
      ?.focus();
  } catch {
    location.assign(link.href);
  }
}

async function restore(list: HTMLElement): Promise<void> {
  const place = readPlace();
  if (!place) return;
  try {
    await whileBusy(list, async () => {
      for (const path of place.appended) await appendRows(list, path);
    });
    holdPlace(list, place);
  } catch {
    // The list is shorter than it was, and its link to the next rows works.
  }
}

/** Also before a link of the list is followed, but not when the page is left: a reload begins with the state from before that. */
function storeRowAfterScrolling(list: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const storeNow = () => {
    clearTimeout(timer);
    // Until the appended rows are there, the window is not yet at its place.
    if (list.ariaBusy !== 'true') storeRow(list);
  };
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(storeNow, SCROLL_END_MS);
  };
  addEventListener('scroll', schedule, { passive: true });
  list.addEventListener('click', storeNow, { capture: true });
}

function scrollToPlace(list: HTMLElement): void {
  const place = readPlace();
  if (place) scrollToRow(list, place);
}

/** Appends the rows of the list's page at `path`, and shows the link to what follows them. */
async function appendRows(list: HTMLElement, path: string): Promise<Node[]> {
  const page = await fetchListPage(path);
  const added = page ? importChildren(page, '[data-rows]') : [];
  const more = page ? importChildren(page, '[data-part="more"]') : [];
  list.querySelector('[data-rows]')?.append(...added);
  list.querySelector('[data-part="more"]')?.replaceChildren(...more);
  return added;
}
