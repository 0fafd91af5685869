const ADVANCE_MS = 5000;

/**
 * Moves the newest vehicles on every five seconds, from the last to the first. It rests while a
 * person points at it or has focus in it, while the tab is hidden, and for good once paused;
 * where reduced motion is asked for it begins paused.
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

  const isResting = () =>
    root.hasAttribute('data-paused') || document.hidden || root.matches(':hover, :focus-within');

  root.querySelector('[data-previous]')?.addEventListener('click', () => move(-1));
  root.querySelector('[data-next]')?.addEventListener('click', () => move(1));
  pause.addEventListener('click', () => setPaused(!root.hasAttribute('data-paused')));
  setPaused(reducedMotion.matches);
  setInterval(() => {
    if (!isResting()) move(1);
  }, ADVANCE_MS);
}
