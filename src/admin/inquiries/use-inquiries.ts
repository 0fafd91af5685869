import { useCallback, useEffect, useRef, useState } from 'react';
import { staffInquiryCopy as words } from '#copy/admin/inquiry.ts';
import {
  type InquiryList,
  type InquiryPage,
  type InquiryView,
  isInList,
} from '#domain/inquiry/inquiry.ts';
import { notifyError } from '../notify.ts';
import { useFresh } from '../ui/use-fresh.ts';
import { listInquiries } from './api.ts';
import { counted } from './counted.ts';

interface Loaded {
  of: InquiryList;
  page: InquiryPage;
}

const NOTHING: InquiryPage = { inquiries: [], next: null, counts: { open: 0, all: 0, failed: 0 } };

/** One list of inquiries as far as it is loaded, newest first, and the way to older ones. */
export function useInquiries(show: InquiryList) {
  /** `of`: the list that is loaded; another is being fetched where it is not `show`. */
  const [{ of, page }, setLoaded] = useState<Loaded>({ of: show, page: NOTHING });
  const [loadedAt, setLoadedAt] = useState<Date | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  /** Counts loads, so that an older one that is still running gives way to a newer one. */
  const run = useRef(0);
  const inquiries = page.inquiries.filter((inquiry) => isInList(show, inquiry));
  const next = of === show ? page.next : null;
  const shown = useRef(0);
  // Another list begins with its first page.
  shown.current = of === show ? inquiries.length : 0;

  const load = useCallback(
    async (of: InquiryList, read: () => Promise<InquiryPage>, join = replaced) => {
      run.current += 1;
      const mine = run.current;
      setBusy(true);
      try {
        const answer = await read();
        if (mine !== run.current) return;
        setLoaded((old) => ({ of, page: join(old.page, answer) }));
        setLoadedAt(new Date());
        setFailed(false);
      } catch (cause) {
        if (mine !== run.current) return;
        setFailed(true);
        notifyError(words.fetchFailed, cause);
      }
      setBusy(false);
    },
    [],
  );

  // Whoever comes back from a phone call finds as much of the list as they left.
  const refresh = useCallback(() => load(show, () => newest(show, shown.current)), [load, show]);

  useFresh(refresh);

  const more = useCallback(
    (before: string) => load(show, () => listInquiries(show, before), appended),
    [load, show],
  );

  const change = (to: (page: InquiryPage) => InquiryPage) =>
    setLoaded((old) => ({ of: old.of, page: to(old.page) }));

  // All that was loaded has been dealt with: the next ones come up.
  const emptied = loadedAt !== null && !busy && !failed && inquiries.length === 0;
  useEffect(() => {
    if (emptied && next !== null) void more(next);
  }, [emptied, next, more]);

  return {
    inquiries,
    counts: page.counts,
    loadedAt,
    busy,
    failed,
    refresh,
    more: next === null ? null : () => more(next),
    put: (changed: InquiryView) =>
      change((old) => ({
        ...old,
        inquiries: old.inquiries.map((other) => (other.id === changed.id ? changed : other)),
        counts: counted(old, changed),
      })),
    /** Takes everything of one person off the list, and answers what that was. */
    dropPerson: (email: string): readonly InquiryView[] => {
      const isTheirs = (other: InquiryView) => other.email.toLowerCase() === email.toLowerCase();
      change((old) => ({ ...old, inquiries: old.inquiries.filter((other) => !isTheirs(other)) }));
      void refresh();
      return inquiries.filter(isTheirs);
    },
  };
}

const replaced = (_: InquiryPage, answer: InquiryPage) => answer;
const appended = (old: InquiryPage, older: InquiryPage) => ({
  ...older,
  inquiries: [...old.inquiries, ...older.inquiries],
});

/** The newest `count` inquiries of a list, and at least one page. */
async function newest(show: InquiryList, count: number): Promise<InquiryPage> {
  const inquiries: InquiryView[] = [];
  for (let before: string | null = null; ; ) {
    const page = await listInquiries(show, before);
    inquiries.push(...page.inquiries);
    if (page.next === null || inquiries.length >= count) return { ...page, inquiries };
    before = page.next;
  }
}
