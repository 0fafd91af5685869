/** The state of an entry of the history whose list is the server's. */
const ANSWERED = 'answered';

/**
 * Hydrates the search where the address asks for one, since the built page shows the whole stock. The
 * rows are faded and no number is shown until those of the search are known; where its files cannot be
 * loaded, the server answers. Every page of the list loads this, so the list says where that is and what a search may
 * have: the tables of the search would be larger than the rest of the script.
 */
export function startAskedSearch(list: HTMLElement): void {
  const { path = '', answeredAt = '', parameters = '' } = list.dataset;
  const { search } = location;
  // The server's answer for browsers without JavaScript has an address of its own, from which a
  // reload tries the built page again.
  if (location.pathname === answeredAt) {
    if (history.state === ANSWERED) history.replaceState(null, '');
    else location.replace(path + search);
  }
  const showServerAnswer = () => {
    // Offline, the page shows what it has.
    if (!navigator.onLine) return addEventListener('online', () => location.reload());
    history.replaceState(ANSWERED, '', location.search && answeredAt + location.search);
    location.reload();
  };
  list.addEventListener('unanswered', showServerAnswer);
  const asked = new URLSearchParams(search);
  // The server's page has none.
  const island = list.querySelector('astro-island');
  if (!island || !parameters.split(' ').some((name) => asked.has(name))) return;
  list.querySelector('[data-rows]')?.toggleAttribute('data-stale', true);
  list.dataset['uncounted'] = '';
  const heading = list.querySelector('h2');
  if (heading) heading.textContent = heading.textContent.replace(/^\d+ /u, '');
  preloadColumns(list);
  island.dispatchEvent(new Event('intent'));
  import(/* @vite-ignore */ island.getAttribute('component-url') ?? '').catch(showServerAnswer);
}

/** Asks for the columns before the code of the search does, and stores which files are current for it. */
function preloadColumns(list: HTMLElement): void {
  const { columns = '' } = list.dataset;
  const around = list.closest<HTMLElement>('[data-first-fetch]');
  const { firstFetch = '' } = around?.dataset ?? {};
  delete around?.dataset['firstFetch'];
  fetch(firstFetch)
    .then((response) => response.json())
    .then((current: { columns: string }) => {
      const href = columns.replace('*', current.columns);
      const link = document.createElement('link');
      document.head.append(
        Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: '', href }),
      );
      list.dataset['current'] = JSON.stringify(current);
    })
    // The search asks again.
    .catch(() => {});
}
