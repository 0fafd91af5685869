import { atom } from 'nanostores';
import type { InquiryView } from '#domain/inquiry/inquiry.ts';
import { createFact } from '../data/create-fact.ts';
import { countByVehicle, listInquiries } from './api.ts';

/** How many open inquiries each vehicle has, by its id. */
export const inquiryCounts = createFact('inquiry_counts', countByVehicle);

export const $openInquiries = atom(0);
/** The one that has waited longest, null where none waits or is known; undefined before the first answer. */
export const $oldestInquiry = atom<InquiryView | null | undefined>(undefined);

export const INQUIRY_POLL_MS = 30_000;

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
