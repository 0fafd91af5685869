import { atom } from 'nanostores';

export interface Toast {
  id: number;
  title: string;
  description?: string | undefined;
  /** The text of a service about a failure, shown on demand, with the word that asks for it. */
  details?: { label: string; text: string } | undefined;
  /** `destructive`: something failed. */
  tone: 'plain' | 'destructive';
  /** A button such as 'undo'; clicking it dismisses the toast. */
  action?: { label: string; run: () => void } | undefined;
  /** In ms. */
  duration: number;
  /** The subject of the toast: it replaces the one of the same group. */
  group?: string | undefined;
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

/** Dismisses the toast of a group, e.g. the error of an attempt when the next one begins. */
export function dismissToastsOf(group: string): void {
  $toasts.set($toasts.get().filter((toast) => toast.group !== group));
}
