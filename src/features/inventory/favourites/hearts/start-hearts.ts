/** As long as `showToast` would show a failure, whose code has not been loaded. */
const FAILED_MS = 10_000;

/**
 * Marks the hearts of the page whose vehicles are favourites, and the links to the favourites in
 * the bar, which say under which key they are stored. Reads and writes nothing; a press loads the rest.
 */
export function startHearts(): void {
  const links = [...document.querySelectorAll<HTMLElement>('[data-favourites-key]')];
  const observer = new MutationObserver(mark);
  const failed = document.querySelector('[data-heart-failed]');
  let query = '';

  function mark(): void {
    const ids = storedIds(links[0]?.dataset['favouritesKey'] ?? '');
    for (const heart of document.querySelectorAll<HTMLElement>('[data-favourite]')) {
      const pressed = String(ids.includes(heart.dataset['favourite'] ?? ''));
      // Setting it, even to what it is, makes the browser style the heart again.
      if (heart.ariaPressed !== pressed) heart.ariaPressed = pressed;
    }
    for (const link of links) link.dataset['count'] = String(ids.length);
    // Rows that a search shows later have hearts, too.
    const content = document.querySelector('main');
    if (content && ids.length > 0) observer.observe(content, { childList: true, subtree: true });
  }

  document.addEventListener('click', ({ target }) => {
    const heart = target instanceof Element && target.closest<HTMLElement>('[data-favourite]');
    const code = document.querySelector('[data-lazy-code] astro-island');
    if (!heart || !code) return;
    // Shows on a slow connection that the press was received.
    heart.ariaBusy = 'true';
    import(/* @vite-ignore */ code.getAttribute('component-url') + query)
      .then(({ pressHeart }: typeof import('./press-heart.ts')) => pressHeart(heart))
      .catch((cause: unknown) => {
        console.error(cause);
        // Chromium requests a module that failed to load again only under another address.
        query += '?';
        if (failed) document.querySelector('#toasts')?.append(failed);
        setTimeout(() => failed?.remove(), FAILED_MS);
      })
      .finally(() => {
        heart.ariaBusy = null;
      });
  });
  for (const type of ['storage', 'favourites']) addEventListener(type, mark);
  addEventListener('pageshow', (event: PageTransitionEvent) => event.persisted && mark());
  // The first read of a visit waits for another process of the browser, up to 25 ms while that is
  // busy with the page; later pages read at once. Safari has no idle callbacks.
  const isFirst = !document.referrer.startsWith(`${location.origin}/`);
  if (isFirst && 'requestIdleCallback' in window) requestIdleCallback(mark);
  else mark();
}

/** The ids alone: the schema of what is stored is loaded with the first press. */
function storedIds(key: string): unknown[] {
  try {
    const { vehicles } = JSON.parse(localStorage.getItem(key) ?? '') as {
      vehicles: { id: unknown }[];
    };
    return vehicles.map(({ id }) => id);
  } catch {
    return [];
  }
}
