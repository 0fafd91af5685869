import { fetchDocument } from '../fetch-document.ts';
import { setBusy } from '../list-script/busy.ts';
import {
  keepScrollPosition,
  readPlace,
  storeAppended,
  storeRow,
} from '../list-script/list-place.ts';
import { storeRowAfterScrolling } from '../list-script/store-row-after-scrolling.ts';

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
    void showNext(list, link);
  });
  storeRowAfterScrolling(list);
  void restore(list);
}

async function showNext(list: HTMLElement, link: HTMLAnchorElement): Promise<void> {
  setBusy(list, true);
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
  } finally {
    setBusy(list, false);
  }
}

async function restore(list: HTMLElement): Promise<void> {
  const place = readPlace();
  if (!place) return;
  setBusy(list, true);
  try {
    for (const path of place.appended) await appendRows(list, path);
    keepScrollPosition(list, place);
  } catch {
    // The list is shorter than it was, and its link to the next rows works.
  } finally {
    setBusy(list, false);
  }
}

/** Appends the rows of the list's page at `path`, and shows the link to what follows them. */
async function appendRows(list: HTMLElement, path: string): Promise<Node[]> {
  const { status, document: page } = await fetchDocument(path);
  if (status !== 200 && status !== 404) throw new Error(`${path} was answered with ${status}.`);
  // A page that no longer exists has no rows.
  const childrenOf = (selector: string) =>
    status === 200
      ? [...(page.querySelector(selector)?.childNodes ?? [])].map((node) =>
          document.importNode(node, true),
        )
      : [];
  const added = childrenOf('[data-rows]');
  list.querySelector('[data-rows]')?.append(...added);
  list.querySelector('[data-part="more"]')?.replaceChildren(...childrenOf('[data-part="more"]'));
  return added;
}

/**
 * The same as `opensElsewhere`, which stands in a file of islands that the page would have to load.
 */
function opensNewWindow(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
}
