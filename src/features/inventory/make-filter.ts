import { listPage, whileBusy } from './list-page.ts';
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
import { isOwnWindow } from './show-more.ts';

/**
 * Filters the inventory in place: a make's page is fetched as it was built and its list takes the
 * place of the one shown; the address follows, so every view can be shared and gone back to.
 * Until it is there the rows at hand answer; a view that was shown before is back at once.
 */
export function startMakeFilter(panel: HTMLElement, list: HTMLElement): void {
  const links = [...panel.querySelectorAll<HTMLAnchorElement>('a[data-make-link]')];
  const views = new Map<string, ListView>();
  let shown = location.pathname;
  let isWhole = true;

  const show = (path: string): void => {
    if (isWhole) views.set(shown, currentView(list));
    shown = path;
    mark(links, path);
    const view = views.get(path);
    isWhole = view !== undefined;
    if (view) showView(list, view);
    else ask(path);
  };

  const ask = (path: string): void => {
    const link = links.find((candidate) => candidate.pathname === path);
    const make = link?.dataset['makeLink'] ?? '';
    if (link) showHeading(list, headingOf(Number(link.dataset['count']), make));
    showRowsAtHand(list, path, [...views.values()]);
    void whileBusy(list, () => complete(path, make));
  };

  const complete = async (path: string, make: string): Promise<void> => {
    try {
      const page = await listPage(path);
      // A later choice overtook this one.
      if (shown !== path) return;
      completeView(list, page ? viewOfPage(page) : emptyView(make));
      isWhole = true;
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
      show(link.pathname);
      history.pushState(null, '', link.pathname);
      bringIntoView(list);
    });
  }
  addEventListener('popstate', () => {
    if (location.pathname !== shown) show(location.pathname);
  });
}

function mark(links: HTMLAnchorElement[], path: string): void {
  for (const link of links) link.ariaCurrent = link.pathname === path ? 'page' : null;
}

/**
 * Shows the make's rows among all rows met so far: the newest of the stock are, and so are the
 * make's own newest. Where there are none, what is shown waits for the answer, marked as stale.
 */
function showRowsAtHand(list: HTMLElement, path: string, views: ListView[]): void {
  const { rows, more } = listParts(list);
  if (!rows) return;
  more?.replaceChildren();
  const slug = path.split('/').at(-1);
  const found = views
    .map((view) => rowsOf(view).filter(({ dataset }) => dataset['make'] === slug))
    .find(({ length }) => length > 0);
  const frame = rows.querySelector('[data-rows]')?.cloneNode();
  if (!found || !(frame instanceof Element)) {
    rows.dataset['stale'] = '';
    return;
  }
  frame.append(...found.map((row) => row.cloneNode(true)));
  rows.replaceChildren(frame);
}

function rowsOf({ rows }: ListView): HTMLElement[] {
  return rows.flatMap((node) =>
    node instanceof Element ? [...node.querySelectorAll<HTMLElement>('[data-make]')] : [],
  );
}

/** A choice made far from the list's heading would otherwise change nothing in sight. */
function bringIntoView(list: HTMLElement): void {
  const { top } = list.getBoundingClientRect();
  if (top < 0 || top > innerHeight * 0.6) list.scrollIntoView();
}
