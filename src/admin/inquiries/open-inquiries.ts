import { atom } from 'nanostores';
import { listInquiries } from './api.ts';

/** How many inquiries wait for us. */
export const $openInquiries = atom(0);

export const INQUIRY_POLL_MS = 30_000;

/** Counts the open inquiries now and every half minute while the page is visible; returns the stop. */
export function followOpenInquiries(): () => void {
  const count = async () => {
    if (document.hidden) return;
    try {
      $openInquiries.set((await listInquiries('new', null, 1)).counts.new);
    } catch (cause) {
      // The count stays; the view itself reports failures.
      console.warn('open_inquiries_unknown', cause);
    }
  };
  void count();
  const timer = setInterval(count, INQUIRY_POLL_MS);
  window.addEventListener('focus', count);
  return () => {
    clearInterval(timer);
    window.removeEventListener('focus', count);
  };
}
