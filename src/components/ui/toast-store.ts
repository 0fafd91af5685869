import { atom } from 'nanostores';

export interface Toast {
  id: number;
  title: string;
  description?: string | undefined;
  /** `destructive`: something failed. */
  tone: 'plain' | 'destructive';
  /** One thing to do about it, such as taking it back; the toast goes when it is chosen. */
  action?: { label: string; run: () => void } | undefined;
  /** How long it stays, in ms. */
  duration: number;
}

/** The toasts on screen, oldest first. */
export const $toasts = atom<readonly Toast[]>([]);

/** Takes away what was said before, where it no longer holds. */
export function dismissAllToasts(): void {
  $toasts.set([]);
}

export function dismissToast(id: number): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}
