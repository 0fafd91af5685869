import { storeRow } from './list-place.ts';

/** Without scrolling for so long, the visitor has arrived. */
const SCROLL_END_MS = 150;

/**
 * Stores which row is at the top of the window each time the visitor has scrolled. Also before a link of
 * the list is followed, but not when the page is left: a reload begins with the state from before that.
 */
export function storeRowAfterScrolling(list: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const storeNow = () => {
    clearTimeout(timer);
    // Until the rows that follow are there, the window is not yet at its place.
    if (list.ariaBusy !== 'true') storeRow(list);
  };
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(storeNow, SCROLL_END_MS);
  };
  addEventListener('scroll', schedule, { passive: true });
  list.addEventListener('click', storeNow, { capture: true });
}
