import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { staffInquiryCopy as copy } from '#copy/admin/inquiry.ts';
import {
  type InquiryList,
  type InquiryPage,
  type InquiryView,
  isInList,
} from '#domain/inquiry/inquiry.ts';
import { createLoader } from '../data/create-loader.ts';
import { useLoadOnFocus } from '../data/use-load-on-focus.ts';
import { listInquiries } from './api.ts';
import { countsAfterChange } from './counts-after-change.ts';

interface LoadedList {
  /** Which list `page` belongs to; another one is being loaded while this is not the one shown. */
  list: InquiryList;
  page: InquiryPage;
}

const EMPTY: InquiryPage = { inquiries: [], next: null, counts: { open: 0, all: 0, failed: 0 } };

/** One list of inquiries as far as it is loaded, newest first, and the way to older ones. */
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
    () => loader.load(async () => ({ list: shown, page: await newest(shown, count.current) })),
    [loader, shown],
  );

  useLoadOnFocus(refresh);

  const more = useCallback(
    (before: string) =>
      loader.load(async () => {
        const older = await listInquiries(shown, before);
        return { list: shown, page: appended(loader.$state.get().page, older) };
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

function appended(old: InquiryPage, older: InquiryPage): InquiryPage {
  return { ...older, inquiries: [...old.inquiries, ...older.inquiries] };
}

/** The newest `count` inquiries of a list, and at least one page. */
async function newest(list: InquiryList, count: number): Promise<InquiryPage> {
  const inquiries: InquiryView[] = [];
  for (let before: string | null = null; ; ) {
    const page = await listInquiries(list, before);
    inquiries.push(...page.inquiries);
    if (page.next === null || inquiries.length >= count) return { ...page, inquiries };
    before = page.next;
  }
}
