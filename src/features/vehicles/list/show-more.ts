import { listPage, partOf } from './list-page.ts';

/** Makes 'Vis flere' add the next rows to the list in place. */
export function startShowMore(list: HTMLElement): void {
  list.addEventListener('click', async (event) => {
    const link = event.target instanceof Element && event.target.closest('a[data-more]');
    const rows = list.querySelector('[data-rows]');
    if (!(link instanceof HTMLAnchorElement) || !rows || isOwnWindow(event)) return;
    event.preventDefault();
    if (list.ariaBusy === 'true') return;
    list.ariaBusy = 'true';
    try {
      const page = await listPage(link.pathname);
      const added = page ? partOf(page, '[data-rows]') : [];
      rows.append(...added);
      list
        .querySelector('[data-part="more"]')
        ?.replaceChildren(...(page ? partOf(page, '[data-part="more"]') : []));
      // Keyboards go on where the list went on.
      added
        .find((node) => node instanceof HTMLElement)
        ?.querySelector('a')
        ?.focus();
    } catch {
      location.assign(link.href);
    } finally {
      list.ariaBusy = null;
    }
  });
}

/** Whether a click asks for a new tab or window. */
export function isOwnWindow(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
}
