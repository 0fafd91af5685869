import type { ReactNode } from 'react';
import { shareCopy } from '#copy/share.ts';
import { showToast } from './toast/toasts.ts';

interface ShareButtonProps {
  /** The title of the shared page, for the program that gets it. */
  title: string;
  path: string;
  className?: string;
  /** Its name, where its content is only an icon. */
  label?: string;
  children: ReactNode;
}

/** Hands an address to the sharing of the device; where there is none, copies it. */
export function ShareButton({ title, path, className, label, children }: ShareButtonProps) {
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      onClick={() => void share({ title, url: new URL(path, location.href).href })}
    >
      {children}
    </button>
  );
}

async function share(shared: { title: string; url: string }): Promise<void> {
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
