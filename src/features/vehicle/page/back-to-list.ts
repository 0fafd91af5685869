/**
 * Makes 'Tilbage til lageret' lead to the list that the visitor came from: its search and, where the
 * browser tells its history, its rows and its place. Otherwise it stays a link to the whole stock.
 * Imports nothing, so that the script stands in the page and is ready before a visitor can press.
 */
export function startBackToList(link: HTMLAnchorElement): void {
  const inventory = link.pathname;
  const entry = lastListEntry(inventory);
  const path = listPath(entry?.url ?? document.referrer, inventory);
  if (path) link.href = path;
  if (!entry) return;
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigation.traverseTo(entry.key);
  });
}

/** The list that was shown last in this tab; undefined in browsers that do not tell. */
function lastListEntry(inventory: string): NavigationHistoryEntry | undefined {
  if (!('navigation' in window)) return undefined;
  const current = navigation.currentEntry?.index ?? 0;
  return navigation
    .entries()
    .findLast(({ index, url }) => index < current && listPath(url, inventory));
}

/**
 * The path of an address, with what was searched for, if it is `inventory` or a list below it on this
 * site; null for every other.
 */
export function listPath(address: string | null, inventory: string): string | null {
  if (!address) return null;
  const { origin, pathname, search } = new URL(address);
  const isList = pathname === inventory || pathname.startsWith(`${inventory}/`);
  return origin === location.origin && isList ? pathname + search : null;
}
