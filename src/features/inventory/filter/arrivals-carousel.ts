const ADVANCE_MS = 5000;

/**
 * Advances the newest vehicles every five seconds and wraps at the end. It stops while it is hovered
 * or focused, while the tab is hidden, and when paused; under reduced motion it starts paused.
 */
export function startArrivalsCarousel(root: HTMLElement): void {
  const track = root.querySelector<HTMLElement>('[data-track]');
  const pause = root.querySelector<HTMLButtonElement>('[data-pause]');
  if (!track || !pause) return;
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

  const move = (by: number) => {
    const { clientWidth, scrollLeft, childElementCount: count } = track;
    if (clientWidth === 0) return;
    const index = (Math.round(scrollLeft / clientWidth) + by + count) % count;
    const behavior = reducedMotion.matches ? 'instant' : 'smooth';
    track.scrollTo({ left: index * clientWidth, behavior });
  };

  const setPaused = (paused: boolean) => {
    root.toggleAttribute('data-paused', paused);
    const { labelPlay = '', labelPause = '' } = pause.dataset;
    pause.setAttribute('aria-label', paused ? labelPlay : labelPause);
  };

  const isStopped = () =>
    root.hasAttribute('data-paused') || document.hidden || root.matches(':hover, :focus-within');

  root.querySelector('[data-previous]')?.addEventListener('click', () => move(-1));
  root.querySelector('[data-next]')?.addEventListener('click', () => move(1));
  pause.addEventListener('click', () => setPaused(!root.hasAttribute('data-paused')));
  setPaused(reducedMotion.matches);
  setInterval(() => {
    if (!isStopped()) move(1);
  }, ADVANCE_MS);
}
