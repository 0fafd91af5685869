import { fetchListPage } from './fetch-list-page.ts';
import {
  completeView,
  currentView,
  emptyView,
  headingOf,
  type ListView,
  listParts,
  showHeading,
  showView,
  viewOfPage,
} from './list-view.ts';
import { opensNewWindow } from './opens-new-window.ts';
import { whileBusy } from './while-busy.ts';

/**
 * Filters the inventory in place: the list of the make's built page replaces the one on screen, and
 * the address changes with it, so every view can be shared and the back button works. Until the page
 * has arrived, rows that are known already are shown; a view seen before is shown from the cache.
 */
export function startMakeFilter(panel: HTMLElement, list: HTMLElement): void {
  const links = [...panel.querySelectorAll<HTMLAnchorElement>('a[data-make-link]')];
  const cache = new Map<string, ListView>();
  let currentPath = location.pathname;
  let isComplete = true;

  const show = (path: string): void => {
    if (isComplete) cache.set(currentPath, currentView(list));
    currentPath = path;
    markCurrent(links, path);
    const view = cache.get(path);
    isComplete = view !== undefined;
    if (view) showView(list, view);
    else load(path);
  };

  const load = (path: string): void => {
    const link = links.find((candidate) => candidate.pathname === path);
    const make = link?.dataset['makeLink'] ?? '';
    if (link) showHeading(list, headingOf(Number(link.dataset['count']), make));
    showKnownRows(list, path, [...cache.values()]);
    void whileBusy(list, () => showFetched(path, make));
  };

  const showFetched = async (path: string, make: string): Promise<void> => {
    try {
      const page = await fetchListPage(path);
      // The visitor has chosen another make since.
      if (currentPath !== path) return;
      completeView(list, page ? viewOfPage(page) : emptyView(make));
      isComplete = true;
    } catch {
      if (currentPath === path) location.assign(path);
    }
  };

  for (const link of links) {
    const prefetch = () => void fetchListPage(link.pathname).catch(() => {});
    link.addEventListener('pointerenter', prefetch, { once: true });
    link.addEventListener('focus', prefetch, { once: true });
    link.addEventListener('click', (event) => {
      if (opensNewWindow(event)) return;
      event.preventDefault();
      if (link.pathname === currentPath) return;
      show(link.pathname);
      history.pushState(null, '', link.pathname);
      scrollToList(list);
    });
  }
  addEventListener('popstate', () => {
    if (location.pathname !== currentPath) show(location.pathname);
  });
}

function markCurrent(links: HTMLAnchorElement[], path: string): void {
  for (const link of links) link.ariaCurrent = link.pathname === path ? 'page' : null;
}

/**
 * Shows the make's rows from a cached view. A view has its newest vehicles first, so these rows are
 * the first of the make's own page. Where no view has any, the rows on screen stay, marked stale.
 */
function showKnownRows(list: HTMLElement, path: string, views: ListView[]): void {
  const { rows, more } = listParts(list);
  if (!rows) return;
  more?.replaceChildren();
  const slug = path.split('/').at(-1);
  const known = views
    .map((view) => rowsOf(view).filter(({ dataset }) => dataset['make'] === slug))
    .find(({ length }) => length > 0);
  const emptyList = rows.querySelector('[data-rows]')?.cloneNode();
  if (!known || !(emptyList instanceof Element)) {
    rows.dataset['stale'] = '';
    return;
  }
  emptyList.append(...known.map((row) => row.cloneNode(true)));
  rows.replaceChildren(emptyList);
}

function rowsOf({ rows }: ListView): HTMLElement[] {
  return rows.flatMap((node) =>
    node instanceof Element ? [...node.querySelectorAll<HTMLElement>('[data-make]')] : [],
  );
}

/** Scrolls to the list where its start is out of view, or the choice would seem to do nothing. */
function scrollToList(list: HTMLElement): void {
  const { top } = list.getBoundingClientRect();
  if (top < 0 || top > innerHeight * 0.6) list.scrollIntoView();
}
