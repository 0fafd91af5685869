import {
  $isLightboxOpen,
  $selected,
  selectImage,
  setOwnCount,
  stepImage,
} from './gallery-store.ts';

/** Elements that use the arrow keys themselves. */
const USES_ARROW_KEYS = 'input, textarea, select, [contenteditable], [role="tab"], iframe, video';
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
const IMAGE_FRAGMENT = /^#billede-(?<number>\d+)$/u;

/**
 * The parts that must work before the gallery is hydrated: the arrow keys and addresses of one
 * image. They change the store, and any change of the store hydrates the gallery.
 */
export function startGallery(gallery: HTMLElement): void {
  const track = gallery.querySelector('[data-track]');
  setOwnCount(track?.childElementCount ?? 0);
  const hydrate = () => gallery.querySelector('astro-island')?.dispatchEvent(new Event('intent'));
  $selected.listen(hydrate);
  $isLightboxOpen.listen(hydrate);
  // The counter must follow every scroll.
  track?.addEventListener('scroll', hydrate, { once: true, passive: true });

  const selectFromAddress = () => {
    const number = IMAGE_FRAGMENT.exec(location.hash)?.groups?.['number'];
    if (number) selectImage(Number(number) - 1);
  };
  addEventListener('hashchange', selectFromAddress);
  selectFromAddress();

  document.addEventListener('keydown', (event) => {
    const step = STEPS[event.key];
    if (!step || event.defaultPrevented) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target instanceof Element && event.target.closest(USES_ARROW_KEYS)) return;
    if (document.querySelector('dialog[open]:not(.lightbox)')) return;
    event.preventDefault();
    stepImage(step);
  });
}
