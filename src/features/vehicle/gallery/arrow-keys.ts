import type { Selection } from './selection.ts';

/** Where arrow keys mean something else: text, choices, tabs, players. */
const OTHERS = 'input, textarea, select, [contenteditable], [role="tab"], iframe, video';
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Left and right arrows move through the images, on the page and in the lightbox. */
export function startArrowKeys(lightbox: HTMLDialogElement, selection: Selection): void {
  document.addEventListener('keydown', (event) => {
    const step = STEPS[event.key];
    if (!step || event.defaultPrevented) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target instanceof Element && event.target.closest(OTHERS)) return;
    const dialog = document.querySelector('dialog[open]');
    if (dialog && dialog !== lightbox) return;
    event.preventDefault();
    selection.select(selection.index + step);
  });
}
