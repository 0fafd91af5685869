import type { Selection } from './selection.ts';

/** Elements that use the arrow keys themselves. */
const USES_ARROW_KEYS = 'input, textarea, select, [contenteditable], [role="tab"], iframe, video';
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Makes the left and right arrow keys select the images, on the page and in the lightbox. */
export function startArrowKeys(lightbox: HTMLDialogElement, selection: Selection): void {
  document.addEventListener('keydown', (event) => {
    const step = STEPS[event.key];
    if (!step || event.defaultPrevented) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target instanceof Element && event.target.closest(USES_ARROW_KEYS)) return;
    const dialog = document.querySelector('dialog[open]');
    if (dialog && dialog !== lightbox) return;
    event.preventDefault();
    selection.select(selection.index + step);
  });
}
