import { inventoryCopy } from '#copy/pages/inventory.ts';

/** Everything the list shows for one make or for the whole stock; cached, it can be shown again. */
export interface ListView {
  title: string;
  count: string;
  make: string;
  rows: Node[];
  more: Node[];
}

/** The elements of the list whose content depends on the make. */
export function listParts(list: ParentNode) {
  const part = (name: string) => list.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const [count, make] = part('heading')?.children ?? [];
  return { count, make, rows: part('rows'), more: part('more') };
}

/** The view that is on screen. */
export function currentView(list: HTMLElement): ListView {
  return readView(list, document.title);
}

/** The view of a fetched page, imported into this document. */
export function viewOfPage(page: Document): ListView {
  const { rows, more, ...texts } = readView(page, page.title);
  const adopt = (node: Node) => document.importNode(node, true);
  return { ...texts, rows: rows.map(adopt), more: more.map(adopt) };
}

function readView(source: ParentNode, title: string): ListView {
  const { count, make, rows, more } = listParts(source);
  return {
    title,
    count: count?.textContent ?? '',
    make: make?.textContent ?? '',
    rows: [...(rows?.childNodes ?? [])],
    more: [...(more?.childNodes ?? [])],
  };
}

/** The view of a make that has no vehicle any more. */
export function emptyView(make: string): ListView {
  const message = document.createElement('p');
  message.className = 'list__empty';
  message.textContent = inventoryCopy.empty(make || null);
  return { ...headingOf(0, make), title: document.title, rows: [message], more: [] };
}

/** The heading of a make; an empty `make` means the whole stock. */
export function headingOf(count: number, make: string): Pick<ListView, 'count' | 'make'> {
  return { count: inventoryCopy.count(count), make: make || inventoryCopy.allMakes };
}

/** Replaces what the list shows by `view`. */
export function showView(list: HTMLElement, view: ListView): void {
  update(list, view, (rows) => rows.replaceChildren(...view.rows));
}

/**
 * Shows `view` where its first rows may be on screen already: those stay, so that nothing a visitor
 * is looking at is rendered again.
 */
export function completeView(list: HTMLElement, view: ListView): void {
  update(list, view, (rows) => {
    const isStale = 'stale' in rows.dataset;
    if (isStale || !appendMissing(rows, view.rows)) rows.replaceChildren(...view.rows);
  });
}

function update(list: HTMLElement, view: ListView, updateRows: (rows: HTMLElement) => void): void {
  const { rows, more } = listParts(list);
  showHeading(list, view);
  document.title = view.title;
  if (rows) {
    updateRows(rows);
    delete rows.dataset['stale'];
  }
  more?.replaceChildren(...view.more);
}

/** Sets only texts that changed, because screen readers announce every change. */
export function showHeading(list: HTMLElement, { count, make }: Pick<ListView, 'count' | 'make'>) {
  const parts = listParts(list);
  if (parts.count && parts.count.textContent !== count) parts.count.textContent = count;
  if (parts.make && parts.make.textContent !== make) parts.make.textContent = make;
}

/** Appends the rows that are missing; false where the rows on screen are not the first of `rows`. */
function appendMissing(shown: HTMLElement, rows: Node[]): boolean {
  const list = shown.querySelector('[data-rows]');
  const complete = rows.find((node) => node instanceof Element && node.matches('[data-rows]'));
  if (!list || !(complete instanceof Element)) return false;
  const paths = (of: Element) => [...of.querySelectorAll('a')].map(({ pathname }) => pathname);
  const wanted = paths(complete);
  if (!paths(list).every((path, index) => path === wanted[index])) return false;
  list.append(...[...complete.children].slice(list.children.length));
  return true;
}
