/**
 * Lays out the rows that were left for later, one in a frame, when the page stands: then the scroll
 * bar tells how long the list is, and an image of the whole page shows all of it.
 */
export function layOutRows(list: HTMLElement): void {
  const waiting = [...list.querySelectorAll<HTMLElement>('[data-rows] > *')];
  const next = (): void => {
    const row = waiting.shift();
    if (!row) return;
    row.style.contentVisibility = 'visible';
    requestAnimationFrame(next);
  };
  addEventListener('load', () => requestAnimationFrame(next));
}
