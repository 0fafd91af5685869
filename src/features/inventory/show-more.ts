import { listPage, partOf, whileBusy } from './list-page.ts';

/** Makes 'Vis flere' add the next rows to the list in place. */
export function startShowMore(list: HTMLElement): void {
  list.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a[data-more]');
    const rows = list.querySelector('[data-rows]');
    if (!(link instanceof HTMLAnchorElement) || !rows || isOwnWindow(event)) return;
    event.preventDefault();
    if (list.ariaBusy === 'true') return;
    void whileBusy(list, () => addRows(list, rows, link));
  });
}

async function addRows(list: HTMLElement, rows: Element, link: HTMLAnchorElement): Promise<void> {
  try {
    const page = await listPage(link.pathname);
    const added = page ? partOf(page, '[data-rows]') : [];
    const more = page ? partOf(page, '[data-part="more"]') : [];
    rows.append(...added);
    list.querySelector('[data-part="more"]')?.replaceChildren(...more);
    // Keyboards go on where the list went on.
    added
      .find((node) => node instanceof HTMLElement)
      ?.querySelector('a')
      ?.focus();
  } catch {
    location.assign(link.href);
  }
}

/** Whether a click asks for a new tab or window. */
export function isOwnWindow(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
}
