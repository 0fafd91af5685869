import { shareCopy } from '#copy/share.ts';
import { showToast } from './toast/toasts.ts';

/** Hands an address of the site to the sharing of the device; where there is none, copies it. */
export async function share(title: string, path: string): Promise<void> {
  const shared = { title, url: new URL(path, location.href).href };
  try {
    if ('share' in navigator) return await navigator.share(shared);
  } catch (cause) {
    // The visitor has changed their mind.
    if (cause instanceof DOMException && cause.name === 'AbortError') return;
  }
  try {
    await navigator.clipboard.writeText(shared.url);
    showToast({ title: shareCopy.done, group: 'share' });
  } catch {
    showToast({ title: shareCopy.failed, tone: 'destructive', group: 'share' });
  }
}
