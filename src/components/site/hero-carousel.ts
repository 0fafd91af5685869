const INTERVAL_MS = 4000;

/**
 * Starts a `HeroCarousel`. It stays where it is under reduced motion, when paused, while something in it has the
 * focus of keys, and while a mouse is over its controls; a finger leaves no pointer there.
 */
export function startHeroCarousel(hero: HTMLElement): void {
  const slides = [...hero.querySelectorAll<HTMLElement>('[data-slide]')];
  const dots = [...hero.querySelectorAll<HTMLElement>('[data-dot]')];
  const pause = hero.querySelector<HTMLElement>('[data-pause]');
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const hasMouse = matchMedia('(hover: hover)').matches;
  const held = `${hasMouse ? '[data-controls]:hover, ' : ''}:focus-visible`;
  let timer: ReturnType<typeof setInterval> | undefined;

  const isStopped = () =>
    reducedMotion.matches || hero.hasAttribute('data-paused') || hero.querySelector(held) !== null;

  const show = (index: number) => {
    slides.forEach((slide, position) => {
      slide.dataset['current'] = String(position === index);
    });
    dots.forEach((dot, position) => {
      if (position === index) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    });
    clearInterval(timer);
    timer = setInterval(() => {
      if (!isStopped()) show((index + 1) % slides.length);
    }, INTERVAL_MS);
  };

  dots.forEach((dot, index) => {
    dot.addEventListener('click', () => show(index));
  });
  pause?.addEventListener('click', () => {
    const paused = hero.toggleAttribute('data-paused');
    const { labelPause = '', labelPlay = '' } = pause.dataset;
    pause.setAttribute('aria-label', paused ? labelPlay : labelPause);
  });
  show(0);
}
