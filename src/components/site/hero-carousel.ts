const INTERVAL_MS = 4000;

/** Starts a `HeroCarousel`. */
export function startHeroCarousel(hero: HTMLElement): void {
  const slides = [...hero.querySelectorAll<HTMLElement>('[data-slide]')];
  const dots = [...hero.querySelectorAll<HTMLElement>('[data-dot]')];
  const pause = hero.querySelector<HTMLElement>('[data-pause]');
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  // Any one of these pauses it: the pointer over its controls, focus inside it, the pause button.
  const pauses = new Set<'pointer' | 'focus' | 'button'>();
  let current = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (index: number) => {
    current = index % slides.length;
    slides.forEach((slide, position) => {
      slide.dataset['current'] = String(position === current);
    });
    dots.forEach((dot, position) => {
      if (position === current) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    });
  };

  const schedule = () => {
    clearTimeout(timer);
    if (pauses.size > 0 || reducedMotion.matches || slides.length < 2) return;
    timer = setTimeout(() => {
      show(current + 1);
      schedule();
    }, INTERVAL_MS);
  };

  const setPaused = (reason: 'pointer' | 'focus' | 'button', paused: boolean) => {
    if (paused) pauses.add(reason);
    else pauses.delete(reason);
    schedule();
  };

  dots.forEach((dot, index) => {
    dot.addEventListener('click', () => {
      show(index);
      schedule();
    });
  });
  pause?.addEventListener('click', () => {
    const paused = hero.toggleAttribute('data-paused');
    const { labelPause = '', labelPlay = '' } = pause.dataset;
    pause.setAttribute('aria-label', paused ? labelPlay : labelPause);
    setPaused('button', paused);
  });
  const controls = hero.querySelector('[data-controls]');
  controls?.addEventListener('pointerenter', (event) => {
    const { pointerType } = event as PointerEvent;
    if (pointerType === 'mouse') setPaused('pointer', true);
  });
  controls?.addEventListener('pointerleave', () => setPaused('pointer', false));
  hero.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) setPaused('focus', true);
  });
  hero.addEventListener('focusout', () => setPaused('focus', false));
  reducedMotion.addEventListener('change', schedule);
  schedule();
}
