import { startToastRegion } from './toast-region.ts';
import { $toasts, type Toast } from './toast-store.ts';

const DURATION_MS = { plain: 6000, destructive: 10_000 };
const MOST_AT_ONCE = 3;

let lastId = 0;

export type ToastInput = Pick<Toast, 'title' | 'description' | 'action'> &
  Partial<Pick<Toast, 'tone' | 'duration'>>;

/** Shows a toast, on the public site and in the admin; at most three are shown at once. */
export function showToast(input: ToastInput): void {
  const { title, description, action, tone = 'plain', duration = DURATION_MS[tone] } = input;
  startToastRegion();
  lastId += 1;
  const toast = { id: lastId, title, description, action, tone, duration };
  $toasts.set([...$toasts.get(), toast].slice(-MOST_AT_ONCE));
}
