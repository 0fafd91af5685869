import { inventoryCopy } from '../../../copy/inventory.ts';
import { listPage, partOf, whileBusy } from './list-page.ts';
import { isOwnWindow } from './show-more.ts';

const PARTS = ['heading', 'rows', 'more'] as const;

/**
 * Filters the inventory in place: a make's page is fetched as it was built and its list takes the
 * place of the one shown; the address follows, so every view can be shared and gone back to.
 */
export function startBrandFilter(panel: HTMLElement, list: HTMLElement): void {
  const links = [...panel.querySelectorAll<HTMLAnchorElement>('a[data-brand-link]')];
  let shown = location.pathname;

  const show = async (path: string): Promise<void> => {
    shown = path;
    const link = links.find((candidate) => candidate.pathname === path);
    mark(links, path);
    // How many there are is known at once, and some rows are at hand; the others follow.
    if (link) {
      setHeading(list, Number(link.dataset['count']), link.dataset['brandLink']);
      keepRowsOf(list, path);
    }
    try {
      const page = await listPage(path);
      // A later choice overtook this one.
      if (shown !== path) return;
      if (page) exchange(list, page);
      else showEmpty(list, link?.dataset['brandLink']);
      bringIntoView(list);
    } catch {
      if (shown === path) location.assign(path);
    }
  };

  for (const link of links) {
    const prepare = () => void listPage(link.pathname).catch(() => {});
    link.addEventListener('pointerenter', prepare, { once: true });
    link.addEventListener('focus', prepare, { once: true });
    link.addEventListener('click', (event) => {
      if (isOwnWindow(event)) return;
      event.preventDefault();
      if (link.pathname === shown) return;
      history.pushState(null, '', link.pathname);
      void whileBusy(list, () => show(link.pathname));
    });
  }
  addEventListener('popstate', () => {
    if (location.pathname !== shown) void whileBusy(list, () => show(location.pathname));
  });
}

function mark(links: HTMLAnchorElement[], path: string): void {
  for (const link of links) link.ariaCurrent = link.pathname === path ? 'page' : null;
}

/** Hides the rows of other makes, unless none would be left: then those shown wait for the answer. */
function keepRowsOf(list: HTMLElement, path: string): void {
  const rows = [...list.querySelectorAll<HTMLElement>('[data-brand]')];
  const isChosen = ({ dataset }: HTMLElement) => path.endsWith(`/${dataset['brand']}`);
  const anyChosen = rows.some(isChosen);
  for (const row of rows) row.hidden = anyChosen && !isChosen(row);
}

function exchange(list: HTMLElement, page: Document): void {
  for (const name of PARTS) {
    const selector = `[data-part="${name}"]`;
    const part = list.querySelector(selector);
    // What has not changed is not announced again.
    if (part?.textContent === page.querySelector(selector)?.textContent) continue;
    part?.replaceChildren(...partOf(page, selector));
  }
  document.title = page.title;
}

/** An empty make stands for the whole stock. */
function setHeading(list: HTMLElement, count: number, make = ''): void {
  const [heading, brand] = list.querySelectorAll('[data-part="heading"] > *');
  if (heading) heading.textContent = inventoryCopy.count(count);
  if (brand) brand.textContent = make || inventoryCopy.allBrands;
}

/** The make was sold out between the build of this page and the choice. */
function showEmpty(list: HTMLElement, make = ''): void {
  setHeading(list, 0, make);
  const empty = document.createElement('p');
  empty.className = 'list__empty';
  empty.textContent = inventoryCopy.empty(make || null);
  list.querySelector('[data-part="rows"]')?.replaceChildren(empty);
  list.querySelector('[data-part="more"]')?.replaceChildren();
}

/** A choice made far from the list's heading would otherwise change nothing in sight. */
function bringIntoView(list: HTMLElement): void {
  const { top } = list.getBoundingClientRect();
  if (top < 0 || top > innerHeight * 0.6) list.scrollIntoView();
}
