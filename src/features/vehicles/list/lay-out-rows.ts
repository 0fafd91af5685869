/** What a slow phone lays out without being held up. */
const ROWS_AT_ONCE = 3;

/**
 * Lays out the rows that were left for later, some at a time, when the page stands: then the scroll
 * bar tells how long the list is, and a picture of the whole page shows all of it.
 */
export function layOutRows(list: HTMLElement): void {
  const waiting = [...list.querySelectorAll<HTMLElement>('[data-rows] > *')];
  const next = (): void => {
    for (const row of waiting.splice(0, ROWS_AT_ONCE)) row.style.contentVisibility = 'visible';
    if (waiting.length > 0) setTimeout(next);
  };
  addEventListener('load', () => setTimeout(next));
}
