/**
 * What `aria-current` says of a menu entry: that it is the page itself, or one above it
 * (`/inventory` above `/inventory/bmw`).
 */
export function currentEntry(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined;
}
