/** An entry of the navigation bar: a link, or a dropdown of links. */
export type NavigationEntry =
  | { label: string; href: string }
  | { label: string; entries: { label: string; href: string }[] };

/**
 * The `aria-current` of a menu entry: `page` for the page itself, `true` for a page above it
 * (`/inventory` above `/inventory/bmw`).
 */
export function currentEntry(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined;
}
