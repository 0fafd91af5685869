import { holdPlace } from '../list-script/hold-place.ts';
import { readPlace, storeAppended, storeRow } from '../list-script/list-place.ts';
import { opensNewWindow } from '../list-script/opens-new-window.ts';
import { storeRowAfterScrolling } from '../list-script/store-row-after-scrolling.ts';
import { whileBusy } from '../list-script/while-busy.ts';
import { fetchListPage, importChildren } from './fetch-list-page.ts';

/**
 * Makes 'Vis flere' append the next rows to the list instead of leaving the page. After a reload, and
 * after coming back from another page, the list is as long as it was and at the same row.
 */
export function startShowMore(list: HTMLElement): void {
  list.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a[data-more]');
    if (!(link instanceof HTMLAnchorElement) || opensNewWindow(event)) return;
    event.preventDefault();
    if (list.ariaBusy === 'true') return;
    void whileBusy(list, () => showNext(list, link));
  });
  storeRowAfterScrolling(list);
  void restore(list);
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

/** Appends the rows of the list's page at `path`, and shows the link to what follows them. */
async function appendRows(list: HTMLElement, path: string): Promise<Node[]> {
  const page = await fetchListPage(path);
  const added = page ? importChildren(page, '[data-rows]') : [];
  const more = page ? importChildren(page, '[data-part="more"]') : [];
  list.querySelector('[data-rows]')?.append(...added);
  list.querySelector('[data-part="more"]')?.replaceChildren(...more);
  return added;
}
