import { inventoryCopy } from '#copy/inventory.ts';

/** What the list shows of one make, or of the whole stock; kept, it is back at once. */
export interface ListView {
  title: string;
  count: string;
  make: string;
  rows: Node[];
  more: Node[];
}

/** The parts of the list that change with the make. */
export function listParts(list: ParentNode) {
  const part = (name: string) => list.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const [count, make] = part('heading')?.children ?? [];
  return { count, make, rows: part('rows'), more: part('more') };
}

/** What is shown now. */
export function currentView(list: HTMLElement): ListView {
  return viewOf(list, document.title);
}

/** What a fetched page of the list shows, made a part of this document. */
export function viewOfPage(page: Document): ListView {
  const { rows, more, ...words } = viewOf(page, page.title);
  const adopt = (node: Node) => document.importNode(node, true);
  return { ...words, rows: rows.map(adopt), more: more.map(adopt) };
}

function viewOf(source: ParentNode, title: string): ListView {
  const { count, make, rows, more } = listParts(source);
  return {
    title,
    count: count?.textContent ?? '',
    make: make?.textContent ?? '',
    rows: [...(rows?.childNodes ?? [])],
    more: [...(more?.childNodes ?? [])],
  };
}

/** A make of which there is no car any more. */
export function emptyView(make: string): ListView {
  const words = document.createElement('p');
  words.className = 'list__empty';
  words.textContent = inventoryCopy.empty(make || null);
  return { ...headingOf(0, make), title: document.title, rows: [words], more: [] };
}

/** An empty make stands for the whole stock. */
export function headingOf(count: number, make: string): Pick<ListView, 'count' | 'make'> {
  return { count: inventoryCopy.count(count), make: make || inventoryCopy.allMakes };
}

/** Puts a view in the place of what is shown. */
export function showView(list: HTMLElement, view: ListView): void {
  exchange(list, view, (rows) => rows.replaceChildren(...view.rows));
}

/** The same where some of its rows are shown already: they stay, and nothing in sight is drawn anew. */
export function completeView(list: HTMLElement, view: ListView): void {
  exchange(list, view, (rows) => {
    const isStale = 'stale' in rows.dataset;
    if (isStale || !addMissing(rows, view.rows)) rows.replaceChildren(...view.rows);
  });
}

function exchange(list: HTMLElement, view: ListView, put: (rows: HTMLElement) => void): void {
  const { rows, more } = listParts(list);
  showHeading(list, view);
  document.title = view.title;
  if (rows) {
    put(rows);
    delete rows.dataset['stale'];
  }
  more?.replaceChildren(...view.more);
}

/** What has not changed is not announced again. */
export function showHeading(list: HTMLElement, { count, make }: Pick<ListView, 'count' | 'make'>) {
  const parts = listParts(list);
  if (parts.count && parts.count.textContent !== count) parts.count.textContent = count;
  if (parts.make && parts.make.textContent !== make) parts.make.textContent = make;
}

/** Puts behind the rows shown those that are missing, where what is shown is how `rows` begins. */
function addMissing(shown: HTMLElement, rows: Node[]): boolean {
  const list = shown.querySelector('[data-rows]');
  const whole = rows.find((node) => node instanceof Element && node.matches('[data-rows]'));
  if (!list || !(whole instanceof Element)) return false;
  const addresses = (of: Element) => [...of.querySelectorAll('a')].map(({ pathname }) => pathname);
  const wanted = addresses(whole);
  if (!addresses(list).every((address, index) => address === wanted[index])) return false;
  list.append(...[...whole.children].slice(list.children.length));
  return true;
}
