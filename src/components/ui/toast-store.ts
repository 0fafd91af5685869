import { atom } from 'nanostores';

export interface Toast {
  id: number;
  title: string;
  description?: string | undefined;
  /** `destructive`: something failed. */
  tone: 'plain' | 'destructive';
  /** A button such as 'undo'; clicking it dismisses the toast. */
  action?: { label: string; run: () => void } | undefined;
  /** In ms. */
  duration: number;
}

/** The toasts on screen, oldest first. */
export const $toasts = atom<readonly Toast[]>([]);

/** Dismisses all toasts, for when they no longer apply. */
export function dismissAllToasts(): void {
  $toasts.set([]);
}

export function dismissToast(id: number): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}
