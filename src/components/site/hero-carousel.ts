const INTERVAL_MS = 4000;

/** Lets the images of a `HeroCarousel` take turns. */
export function startHeroCarousel(hero: HTMLElement): void {
  const slides = [...hero.querySelectorAll<HTMLElement>('[data-slide]')];
  const dots = [...hero.querySelectorAll<HTMLElement>('[data-dot]')];
  const pause = hero.querySelector<HTMLElement>('[data-pause]');
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  // Pointing at it, focus inside and the pause button each hold it; any one is enough.
  const holds = new Set<'pointer' | 'focus' | 'button'>();
  let current = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (index: number) => {
    current = index % slides.length;
    slides.forEach((slide, position) => {
      slide.dataset['current'] = String(position === current);
      slide.toggleAttribute('aria-hidden', false);
      if (position !== current) slide.setAttribute('aria-hidden', 'true');
    });
    dots.forEach((dot, position) => {
      if (position === current) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    });
  };

  const schedule = () => {
    clearTimeout(timer);
    if (holds.size > 0 || calm.matches || slides.length < 2) return;
    timer = setTimeout(() => {
      show(current + 1);
      schedule();
    }, INTERVAL_MS);
  };

  const hold = (reason: 'pointer' | 'focus' | 'button', held: boolean) => {
    if (held) holds.add(reason);
    else holds.delete(reason);
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
    hold('button', paused);
  });
  hero.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse') hold('pointer', true);
  });
  hero.addEventListener('pointerleave', () => hold('pointer', false));
  hero.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) hold('focus', true);
  });
  hero.addEventListener('focusout', () => hold('focus', false));
  calm.addEventListener('change', schedule);
  schedule();
}
