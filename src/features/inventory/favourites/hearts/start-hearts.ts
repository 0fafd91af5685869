import { FAVOURITES_KEY } from '../stored/favourites-key.ts';

/**
 * Marks the hearts of the page whose vehicles are favourites, and the link to the favourites in the
 * bar. Reads what the device has stored and writes nothing; a press loads the rest.
 */
export function startHearts(): void {
  const observer = new MutationObserver(mark);

  function mark(): void {
    const ids = storedIds();
    for (const heart of document.querySelectorAll<HTMLElement>('[data-favourite]')) {
      heart.ariaPressed = String(ids.includes(heart.dataset['favourite'] ?? ''));
    }
    const link = document.querySelector<HTMLElement>('[data-favourites-link]');
    if (link) {
      link.toggleAttribute('data-empty', ids.length === 0);
      link.dataset['count'] = String(ids.length);
    }
    // Rows that a search shows later have hearts, too.
    const content = document.querySelector('main');
    if (content && ids.length > 0) observer.observe(content, { childList: true, subtree: true });
  }

  document.addEventListener('click', ({ target }) => {
    const heart =
      target instanceof Element && target.closest<HTMLElement>('button[data-favourite]');
    if (!heart) return;
    import('./press-heart.ts').then(
      ({ pressHeart }) => pressHeart(heart),
      (cause: unknown) => console.error('The favourites could not be loaded', cause),
    );
  });
  for (const type of ['storage', 'pageshow', 'favourites']) addEventListener(type, mark);
  mark();
}

/** The ids alone: the schema of what is stored is loaded with the first press. */
function storedIds(): unknown[] {
  try {
    const { vehicles } = JSON.parse(localStorage.getItem(FAVOURITES_KEY) ?? '') as {
      vehicles: { id: unknown }[];
    };
    return vehicles.map(({ id }) => id);
  } catch {
    return [];
  }
}
