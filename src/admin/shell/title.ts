import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect } from 'react';
import { adminCopy } from '#copy/admin/shell.ts';
import { $openInquiries } from '../inquiries/open-inquiries.ts';
import type { View } from '../navigation/route.ts';

/** The subject of the current view, such as a car; null where the name of the view says it. */
const $subject = atom<string | null>(null);

/** Names the page after the subject of this view, while it is open. */
export function useSubject(subject: string | null): void {
  useEffect(() => {
    $subject.set(subject);
    return () => $subject.set(null);
  }, [subject]);
}

/** Keeps the title of the page: how many inquiries wait, the car or the view, and where it is. */
export function usePageTitle(view: View): void {
  const subject = useStore($subject);
  const open = useStore($openInquiries);
  useEffect(() => {
    document.title = pageTitle(subject ?? adminCopy.tabs[view], open);
  }, [subject, view, open]);
}

export function pageTitle(subject: string, open: number): string {
  const waiting = open > 0 ? `(${open}) ` : '';
  return `${waiting}${subject} – ${adminCopy.title}`;
}
