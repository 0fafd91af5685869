import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { staffInquiryCopy as copy } from '#copy/admin/inquiries/inquiry.ts';
import type { InquiryView } from '#domain/inquiry/inquiry.ts';
import type { InquiryPage } from '#domain/inquiry/staff-api.ts';
import { INQUIRY_LISTS, type InquiryList, isInList } from '#domain/inquiry/states.ts';
import { danishDate } from '#domain/time/danish-date.ts';
import { createLoader, type LoadOptions } from '../data/create-loader.ts';
import { useLoadOnFocus } from '../data/use-load-on-focus.ts';
import { usePollWhile } from '../data/use-poll-while.ts';
import { listInquiries, searchInquiries } from './api.ts';
import { $openInquiries, INQUIRY_POLL_MS } from './open-inquiries.ts';

interface LoadedList {
  /** Which list or search `page` belongs to; another is being loaded while it is not the one shown. */
  source: string;
  page: InquiryPage;
}

const NO_COUNTS = Object.fromEntries(INQUIRY_LISTS.map((list) => [list, 0]));
const EMPTY: InquiryPage = {
  inquiries: [],
  next: null,
  counts: NO_COUNTS as InquiryPage['counts'],
};

/** One list of inquiries, or what a search finds, as far as it is loaded, and the way to more. */
export function useInquiries(shown: InquiryList, search: string) {
  const source = search === '' ? shown : `?${search}`;
  const [loader] = useState(() =>
    createLoader<LoadedList>({ source, page: EMPTY }, copy.fetchFailed),
  );
  const { source: loaded, page, loadedAt, busy, failed } = useStore(loader.$state);
  const today = danishDate(new Date());
  const inquiries =
    search === ''
      ? page.inquiries.filter((inquiry) => isInList(shown, inquiry, today) || shown === 'failed')
      : page.inquiries;
  const next = loaded === source ? page.next : null;
  const count = useRef(0);
  // Another list begins with its first page.
  count.current = loaded === source ? inquiries.length : 0;

  // A refresh loads as many inquiries as are shown, so that the scroll position stays right.
  const refresh = useCallback(
    (options?: LoadOptions) =>
      loader.load(async () => {
        if (source === shown) return { source, page: await firstOf(shown, count.current) };
        const found = await searchInquiries(source.slice(1));
        const { counts } = loader.$state.get().page;
        return { source, page: { inquiries: found, next: null, counts } };
      }, options),
    [loader, shown, source],
  );

  useLoadOnFocus(refresh);
  usePollWhile(true, refresh, INQUIRY_POLL_MS);

  const waiting = page.counts.new;
  useEffect(() => {
    if (loadedAt !== null) $openInquiries.set(waiting);
  }, [loadedAt, waiting]);

  const more = useCallback(
    (before: string) =>
      loader.load(async () => {
        const following = await listInquiries(shown, before);
        return { source: shown, page: appended(loader.$state.get().page, following) };
      }),
    [loader, shown],
  );

  const change = (update: (page: InquiryPage) => InquiryPage) =>
    loader.patch({ page: update(loader.$state.get().page) });

  // Every loaded inquiry has left the list: load the next ones.
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
    /** Shows a changed inquiry at once; the lists are counted again by the server. */
    put: (changed: InquiryView) => {
      change((old) => ({
        ...old,
        inquiries: old.inquiries.map((other) => (other.id === changed.id ? changed : other)),
        counts: countsAfter(old, changed, today),
      }));
    },
    dropPerson: (person: string) => {
      change((old) => ({
        ...old,
        inquiries: old.inquiries.filter(({ email_key }) => email_key !== person),
      }));
      void refresh();
    },
  };
}

/** The length of each list after one inquiry of the page has changed. */
function countsAfter(
  { inquiries, counts }: InquiryPage,
  changed: InquiryView,
  today: string,
): InquiryPage['counts'] {
  const before = inquiries.find(({ id }) => id === changed.id);
  if (!before) return counts;
  const after = { ...counts };
  for (const list of INQUIRY_LISTS) {
    after[list] += Number(isInList(list, changed, today)) - Number(isInList(list, before, today));
  }
  return after;
}

function appended(old: InquiryPage, following: InquiryPage): InquiryPage {
  return { ...following, inquiries: [...old.inquiries, ...following.inquiries] };
}

/** The first `count` inquiries of a list, and at least one page. */
async function firstOf(list: InquiryList, count: number): Promise<InquiryPage> {
  const inquiries: InquiryView[] = [];
  for (let before: string | null = null; ; ) {
    const page = await listInquiries(list, before);
    inquiries.push(...page.inquiries);
    if (page.next === null || inquiries.length >= count) return { ...page, inquiries };
    before = page.next;
  }
}
