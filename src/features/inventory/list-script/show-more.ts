import { fetchListPage, importChildren } from './fetch-list-page.ts';
import { opensNewWindow } from './opens-new-window.ts';
import { whileBusy } from './while-busy.ts';

/** Makes 'Vis flere' append the next rows to the list instead of leaving the page. */
export function startShowMore(list: HTMLElement): void {
  list.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a[data-more]');
    const rows = list.querySelector('[data-rows]');
    if (!(link instanceof HTMLAnchorElement) || !rows || opensNewWindow(event)) return;
    event.preventDefault();
    if (list.ariaBusy === 'true') return;
    void whileBusy(list, () => addRows(list, rows, link));
  });
}

async function addRows(list: HTMLElement, rows: Element, link: HTMLAnchorElement): Promise<void> {
  try {
    const page = await fetchListPage(link.pathname);
    const added = page ? importChildren(page, '[data-rows]') : [];
    const more = page ? importChildren(page, '[data-part="more"]') : [];
    rows.append(...added);
    list.querySelector('[data-part="more"]')?.replaceChildren(...more);
    // The focused link is gone: keyboard users continue at the first new row.
    added
      .find((node) => node instanceof HTMLElement)
      ?.querySelector('a')
      ?.focus();
  } catch {
    location.assign(link.href);
  }
}
