import { atom } from 'nanostores';

export interface Toast {
  id: number;
  title: string;
  description?: string | undefined;
  /** `destructive`: something failed. */
  tone: 'plain' | 'destructive';
  /** How long it stays, in ms. */
  duration: number;
}

/** The toasts on screen, oldest first. */
export const $toasts = atom<readonly Toast[]>([]);

export function dismissToast(id: number): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}
