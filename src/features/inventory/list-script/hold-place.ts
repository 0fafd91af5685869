import { type ListPlace, scrollToRow } from './list-place.ts';

/**
 * Keeps the row where it was until the visitor does something: rows above the window get their true
 * height only as they are laid out, and each may move the row.
 */
export function holdPlace(list: HTMLElement, place: ListPlace): void {
  scrollToRow(list, place);
  const observer = new ResizeObserver(() => scrollToRow(list, place));
  observer.observe(list);
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    addEventListener(type, () => observer.disconnect(), { once: true, passive: true });
  }
}
