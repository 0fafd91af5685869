import { startToastRegion } from './toast-region.ts';
import { $toasts, type Toast } from './toast-store.ts';

const DURATION_MS = { plain: 6000, destructive: 10_000 };
const MOST_AT_ONCE = 3;

let lastId = 0;

export type ToastInput = Pick<Toast, 'title' | 'description' | 'details' | 'action' | 'group'> &
  Partial<Pick<Toast, 'tone' | 'duration'>>;

/**
 * Shows a toast, on the public site and in the admin: at most three at once, and one of each group.
 */
export function showToast(input: ToastInput): void {
  const { tone = 'plain', duration = DURATION_MS[tone], ...texts } = input;
  startToastRegion();
  lastId += 1;
  const { group } = input;
  const toast = { ...texts, id: lastId, tone, duration };
  const others = $toasts.get().filter((shown) => group === undefined || shown.group !== group);
  $toasts.set([...others, toast].slice(-MOST_AT_ONCE));
}
