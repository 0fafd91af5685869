import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { staffInquiryCopy as copy } from '#copy/admin/inquiry.ts';
import {
  type InquiryList,
  type InquiryPage,
  type InquiryView,
  isInList,
} from '#domain/inquiry/inquiry.ts';
import { createLoader, type LoadOptions } from '../data/create-loader.ts';
import { useLoadOnFocus } from '../data/use-load-on-focus.ts';
import { usePollWhile } from '../data/use-poll-while.ts';
import { listInquiries } from './api.ts';
import { countsAfterChange } from './counts-after-change.ts';
import { $openInquiries, INQUIRY_POLL_MS } from './open-inquiries.ts';

interface LoadedList {
  /** Which list `page` belongs to; another one is being loaded while this is not the one shown. */
  list: InquiryList;
  page: InquiryPage;
}

const EMPTY: InquiryPage = { inquiries: [], next: null, counts: { open: 0, all: 0, failed: 0 } };

/** One list of inquiries as far as it is loaded, in its order, and the way to the next ones. */
export function useInquiries(shown: InquiryList) {
  const [loader] = useState(() =>
    createLoader<LoadedList>({ list: shown, page: EMPTY }, copy.fetchFailed),
  );
  const { list, page, loadedAt, busy, failed } = useStore(loader.$state);
  const inquiries = page.inquiries.filter((inquiry) => isInList(shown, inquiry));
  const next = list === shown ? page.next : null;
  const count = useRef(0);
  // Another list begins with its first page.
  count.current = list === shown ? inquiries.length : 0;

  // A refresh loads as many inquiries as are shown, so that the scroll position stays right.
  const refresh = useCallback(
    (options?: LoadOptions) =>
      loader.load(
        async () => ({ list: shown, page: await firstOf(shown, count.current) }),
        options,
      ),
    [loader, shown],
  );

  useLoadOnFocus(refresh);
  usePollWhile(true, refresh, INQUIRY_POLL_MS);

  const { open } = page.counts;
  useEffect(() => {
    if (loadedAt !== null) $openInquiries.set(open);
  }, [loadedAt, open]);

  const more = useCallback(
    (before: string) =>
      loader.load(async () => {
        const following = await listInquiries(shown, before);
        return { list: shown, page: appended(loader.$state.get().page, following) };
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
    put: (changed: InquiryView) =>
      change((old) => ({
        ...old,
        inquiries: old.inquiries.map((other) => (other.id === changed.id ? changed : other)),
        counts: countsAfterChange(old, changed),
      })),
    /** Removes the inquiries of one visitor from the list and returns them. */
    dropVisitor: (email: string): readonly InquiryView[] => {
      const isTheirs = (other: InquiryView) => other.email.toLowerCase() === email.toLowerCase();
      change((old) => ({ ...old, inquiries: old.inquiries.filter((other) => !isTheirs(other)) }));
      void refresh();
      return inquiries.filter(isTheirs);
    },
  };
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
