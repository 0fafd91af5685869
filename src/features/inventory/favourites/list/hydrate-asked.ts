/**
 * Hydrates the island of a page whose content the device or the address names, if that names any:
 * `data-key` is what the device stores, `data-parameter` what the address has.
 */
export function hydrateAsked(): void {
  const part = document.querySelector<HTMLElement>('[data-asked-by]');
  const { key, parameter = '' } = part?.dataset ?? {};
  const isAsked = key ? isStored(key) : new URLSearchParams(location.search).has(parameter);
  if (!part || !isAsked) return;
  part.dataset['asked'] = '';
  const island = part.querySelector('astro-island');
  island?.dispatchEvent(new Event('intent'));
  import(/* @vite-ignore */ island?.getAttribute('component-url') ?? '').catch(() => {
    const text = part.querySelector<HTMLElement>('[data-failed]');
    if (text) text.textContent = text.dataset['failed'] ?? '';
  });
}

function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    // The browser lets the site store nothing.
    return false;
  }
}
