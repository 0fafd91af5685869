/** Hydrates the island of a page that is empty without what the device or the address says. */
export function hydrateAtOnce(): void {
  document.querySelector('[data-at-once] astro-island')?.dispatchEvent(new Event('intent'));
}
