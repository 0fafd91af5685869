/** The parts of `CarList.astro` that change. */
interface Shown {
  rows: readonly HTMLElement[];
  /** Above the rows; null for none. */
  notice: string | null;
}

/** Shows vehicles on a page of `CarList.astro`, or without rows that there are none. */
export function showList(page: HTMLElement, { rows, notice }: Shown): void {
  const list = page.querySelector<HTMLElement>('[data-list]');
  if (!list) return;
  page.querySelector('[data-asked-text]')?.remove();
  page.toggleAttribute('data-asked', rows.length > 0);
  list.hidden = rows.length === 0;
  placeElements(list, rows);
  showNotice(page, notice);
}

/** Shows a text above the rows; null for none. */
export function showNotice(page: HTMLElement, text: string | null): void {
  const notice = page.querySelector<HTMLElement>('[data-notice]');
  if (!notice) return;
  notice.hidden = text === null;
  if (notice.textContent !== text) notice.textContent = text;
}

/** Makes elements the content of another; those that are there stay in the document, and keep the focus. */
export function placeElements(around: Element, elements: readonly Element[]): void {
  for (const element of [...around.children]) if (!elements.includes(element)) element.remove();
  elements.forEach((element, place) => {
    const there = around.children[place];
    if (there !== element) around.insertBefore(element, there ?? null);
  });
}
