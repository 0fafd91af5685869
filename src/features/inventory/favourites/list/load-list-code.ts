/** Loads what a list needs once it is shown. */
export function loadListCode(): Promise<typeof import('../LazyCode.tsx')> {
  const island = document.querySelector('[data-lazy-code] astro-island');
  return import(/* @vite-ignore */ island?.getAttribute('component-url') ?? '');
}

/** Hands an address to the sharing of the device, as soon as the code for it is loaded. */
export async function shareLater(title: string, path: string): Promise<void> {
  const code = await loadListCode().catch(() => null);
  if (code) return code.share(title, path);
  const failed = document.querySelector<HTMLElement>('[data-share-failed]');
  if (!failed) return;
  failed.hidden = false;
  document.querySelector('#toasts')?.append(failed);
}
