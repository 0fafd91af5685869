import { lazy, useEffect, useLayoutEffect, useState } from 'react';
import { staffInquiryCopy as copy } from '#copy/admin/inquiries/inquiry.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { formatAmount } from '#copy/format.ts';
import type { InquiryView } from '#domain/inquiry/inquiry.ts';
import { INQUIRY_LISTS, type InquiryList } from '#domain/inquiry/states.ts';
import { $route, goTo, type Route, replaceQuery } from '../navigation/route.ts';
import { useFocusSearch } from '../navigation/use-view-keys.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyView } from '../ui/EmptyView.tsx';
import { LazyPart } from '../ui/LazyPart.tsx';
import { LoadedAt } from '../ui/LoadedAt.tsx';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { SelectField, TextField } from '../ui/TextField.tsx';
import { useMediaQuery } from '../ui/use-media-query.ts';
import { closeInquiry } from './close-inquiry.ts';
import { InquiryRow } from './InquiryRow.tsx';
import { Thread } from './thread/Thread.tsx';
import { useInquiries } from './use-inquiries.ts';
import { useInquiryKeys } from './use-inquiry-keys.ts';

const AddInquiry = lazy(() => import('./AddInquiry.tsx'));

/** As wide as list and thread are side by side; `inquiries.css` has the same width. */
const WIDE = '(min-width: 60rem)';

/** The Henvendelser view: the inquiries of visitors, and the thread with one of them. */
export default function InquiriesView({ route }: { route: Route }) {
  const [show, setShow] = useState<InquiryList>(() => listIn(route));
  const [search, setSearch] = useState('');
  const [adding, setAdding] = useState(false);
  useLayoutEffect(() => setShow(listIn(route)), [route]);
  const list = useInquiries(show, useSettled(search.trim()));
  const wide = useMediaQuery(WIDE);
  const { inquiries } = list;
  // The first one stays open beside the list when others come before it: an answer may be half written.
  const [first, setFirst] = useState<string | null>(null);
  if (first === null && inquiries[0]) setFirst(inquiries[0].id);
  const open = route.id ?? (wide ? first : null);
  const position = inquiries.findIndex(({ id }) => id === open);
  const query = show === 'new' ? '' : `show=${show}`;
  const go = (id: string | null) => void goTo('inquiries', id, { query });
  useFocusSearch();
  useInquiryKeys({
    onMove: (step) => {
      const next = inquiries[position < 0 ? 0 : position + step];
      if (next) go(next.id);
    },
    onClose: () => {
      const inquiry = inquiries[position];
      if (inquiry && inquiry.state !== 'closed') void closeInquiry(inquiry, changed);
    },
    onFirst: () => inquiries[0] && go(inquiries[0].id),
  });

  /** Shows a changed inquiry; where that takes the open one from the list, the next one opens. */
  function changed(inquiry: InquiryView) {
    list.put(inquiry);
    const leaves = show === 'new' && inquiry.state !== 'new';
    if (!leaves || $route.get().view !== 'inquiries' || inquiry.id !== open) return;
    const next = inquiries[position + 1] ?? inquiries[position - 1];
    go(next?.id ?? null);
  }

  const options = INQUIRY_LISTS.map((value) => ({
    value,
    label: copy.filters[value] + (list.loadedAt ? ` (${formatAmount(list.counts[value])})` : ''),
  }));
  return (
    <div className="inquiries column column--far" data-open={route.id === null ? undefined : true}>
      <div className="inquiries__list column">
        <div className="view-head">
          <h1>{copy.heading}</h1>
          <LoadedAt state={list} onRefresh={list.refresh} />
        </div>
        <div className="inquiries__tools">
          <TextField
            type="search"
            label={copy.search}
            aria-keyshortcuts="/"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <SelectField
            label={copy.filter}
            options={options}
            value={show}
            onChange={(event) => {
              const list = event.target.value as InquiryList;
              setShow(list);
              setFirst(null);
              replaceQuery(route, list === 'new' ? '' : `show=${list}`);
            }}
          />
          <Button quiet onClick={() => setAdding(true)}>
            {copy.add.open}
          </Button>
          <Button quiet onClick={() => void goTo('bookings')}>
            {adminCopy.tabs.bookings}
          </Button>
        </div>
        {list.failed && !list.loadedAt && (
          <LoadFailed title={copy.fetchFailed} onRetry={list.refresh} />
        )}
        {list.loadedAt && !list.busy && inquiries.length === 0 && (
          <EmptyView
            {...(list.counts.all === 0 ? copy.empty : copy.none)}
            {...(search ? { title: copy.nothingFound(search) } : {})}
          >
            {list.counts.all > 0 && (
              <Button
                quiet
                onClick={() => {
                  setSearch('');
                  setShow('all');
                  replaceQuery(route, 'show=all');
                }}
              >
                {copy.showAll}
              </Button>
            )}
          </EmptyView>
        )}
        <ul className="inquiries__rows" aria-label={copy.list}>
          {inquiries.map((inquiry) => (
            <InquiryRow
              key={inquiry.id}
              inquiry={inquiry}
              isOpen={inquiry.id === open}
              onOpen={() => go(inquiry.id)}
            />
          ))}
        </ul>
        {list.more && (
          <Button quiet disabled={list.busy} onClick={list.more}>
            {list.busy ? adminCopy.fetching : copy.more}
          </Button>
        )}
        <p className="quiet small inquiries__keys">{copy.keys}</p>
      </div>
      {open === null ? (
        <p className="quiet inquiries__none">{copy.choose}</p>
      ) : (
        <Thread
          key={open}
          id={open}
          alone={!wide}
          onBack={() => go(null)}
          onChange={changed}
          onOvertaken={list.put}
          onErased={(person) => {
            list.dropPerson(person);
            go(null);
          }}
        />
      )}
      <LazyPart>
        {adding && (
          <AddInquiry
            onClose={() => setAdding(false)}
            onAdded={({ id }) => {
              void list.refresh();
              go(id);
            }}
          />
        )}
      </LazyPart>
    </div>
  );
}

/** The list that the address names; without one, the inquiries that wait for an answer. */
function listIn({ query }: Route): InquiryList {
  const wanted = new URLSearchParams(query).get('show');
  return INQUIRY_LISTS.find((list) => list === wanted) ?? 'new';
}

/** A typed text once nobody has typed for a moment: each search asks the server. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), 150);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
