import { atom } from 'nanostores';
import type { InquiryView } from '#domain/inquiry/inquiry.ts';
import { listInquiries } from './api.ts';

export const $openInquiries = atom(0);
/** The one that has waited longest, null where none waits or is known; undefined before the first answer. */
export const $oldestInquiry = atom<InquiryView | null | undefined>(undefined);

export const INQUIRY_POLL_MS = 30_000;

/** Counts the open inquiries now and every half minute while the page is visible; returns the stop. */
export function followOpenInquiries(): () => void {
  void countOpenInquiries();
  const timer = setInterval(countOpenInquiries, INQUIRY_POLL_MS);
  window.addEventListener('focus', countOpenInquiries);
  return () => {
    clearInterval(timer);
    window.removeEventListener('focus', countOpenInquiries);
  };
}

export async function countOpenInquiries(): Promise<void> {
  if (document.hidden) return;
  try {
    const { counts, inquiries } = await listInquiries('new', null, 1);
    $openInquiries.set(counts.new);
    $oldestInquiry.set(inquiries[0] ?? null);
  } catch (cause) {
    // The count stays; the view itself reports failures.
    console.warn('open_inquiries_unknown', cause);
    $oldestInquiry.set($oldestInquiry.get() ?? null);
  }
}
