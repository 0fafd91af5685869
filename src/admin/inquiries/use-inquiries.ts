import { useCallback, useRef, useState } from 'react';
import { inquiryWords as words } from '../../copy/admin-inquiry.ts';
import type { InquiryPage, MessageView } from '../../domain/message.ts';
import { notifyError } from '../notify.ts';
import { useFresh } from '../ui/use-fresh.ts';
import { listInquiries } from './api.ts';

/** The enquiries that are loaded, newest first, and the way to older ones. */
export function useInquiries() {
  const [inquiries, setInquiries] = useState<readonly MessageView[]>([]);
  const [next, setNext] = useState<string | null>(null);
  const [loadedAt, setLoadedAt] = useState<Date | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  /** Counts loads, so that an older one that is still running gives way to a newer one. */
  const run = useRef(0);
  const shown = useRef(0);
  shown.current = inquiries.length;

  const load = useCallback(async (read: () => Promise<InquiryPage>) => {
    run.current += 1;
    const mine = run.current;
    setBusy(true);
    try {
      const page = await read();
      if (mine !== run.current) return;
      setInquiries(page.inquiries);
      setNext(page.next);
      setLoadedAt(new Date());
      setFailed(false);
    } catch (cause) {
      if (mine !== run.current) return;
      setFailed(true);
      notifyError(words.fetchFailed, cause);
    }
    setBusy(false);
  }, []);

  // Whoever comes back from a phone call finds as much of the list as they left.
  const refresh = useCallback(() => load(() => newest(shown.current)), [load]);

  useFresh(refresh);

  async function more(before: string): Promise<InquiryPage> {
    const page = await listInquiries(before);
    return { ...page, inquiries: [...inquiries, ...page.inquiries] };
  }

  return {
    inquiries,
    loadedAt,
    busy,
    failed,
    refresh,
    more: next === null ? null : () => load(() => more(next)),
    put: (changed: MessageView) =>
      setInquiries((list) => list.map((other) => (other.id === changed.id ? changed : other))),
    /** Takes everything of one person off the list, and answers what that was. */
    dropPerson: (email: string): readonly MessageView[] => {
      const isTheirs = (other: MessageView) => other.email.toLowerCase() === email.toLowerCase();
      setInquiries((list) => list.filter((other) => !isTheirs(other)));
      return inquiries.filter(isTheirs);
    },
  };
}

/** The newest `count` enquiries, and at least one page. */
async function newest(count: number): Promise<InquiryPage> {
  const inquiries: MessageView[] = [];
  let next: string | null = null;
  do {
    const page: InquiryPage = await listInquiries(next);
    inquiries.push(...page.inquiries);
    next = page.next;
  } while (next !== null && inquiries.length < count);
  return { inquiries, next };
}
