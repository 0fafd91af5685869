import { useCallback, useRef, useState } from 'react';
import { inquiryWords as words } from '../../copy/admin-inquiry.ts';
import type { MessageView } from '../../domain/message.ts';
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

  // Counts requests: an older page must not be put behind a list that began anew meanwhile.
  const run = useRef(0);
  const fetchPage = useCallback(async (before: string | null) => {
    run.current += 1;
    const mine = run.current;
    setBusy(true);
    try {
      const page = await listInquiries(before);
      if (mine !== run.current) return;
      setInquiries((old) => (before === null ? page.inquiries : [...old, ...page.inquiries]));
      setNext(page.next);
      setLoadedAt(new Date());
      setFailed(false);
    } catch (cause) {
      if (mine !== run.current) return;
      setFailed(true);
      notifyError(words.fetchFailed, cause);
    } finally {
      if (mine === run.current) setBusy(false);
    }
  }, []);

  const refresh = useCallback(() => fetchPage(null), [fetchPage]);
  useFresh(refresh);

  return {
    inquiries,
    loadedAt,
    busy,
    failed,
    refresh,
    more: next === null ? null : () => fetchPage(next),
    put: (changed: MessageView) =>
      setInquiries((list) => list.map((other) => (other.id === changed.id ? changed : other))),
    dropPerson: (email: string) =>
      setInquiries((list) =>
        list.filter((other) => other.email.toLowerCase() !== email.toLowerCase()),
      ),
  };
}
