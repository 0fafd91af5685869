import { useState } from 'react';
import { admin } from '../../copy/admin.ts';
import { inquiryWords as words } from '../../copy/admin-inquiry.ts';
import type { MessageView } from '../../domain/message.ts';
import { forgetText } from '../record/kept-text.ts';
import { usePerson } from '../session/use-person.ts';
import { LoadedAt } from '../ui/LoadedAt.tsx';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { SelectField } from '../ui/TextField.tsx';
import { InquiryCard } from './InquiryCard.tsx';
import { noteKey } from './NoteField.tsx';
import { useInquiries } from './use-inquiries.ts';

type Filter = keyof typeof words.filters;

const FILTERS: Record<Filter, (inquiry: MessageView) => boolean> = {
  open: ({ handled }) => !handled,
  all: () => true,
  failed: ({ delivery }) => delivery === 'dead' || delivery === 'held',
};
const OPTIONS = Object.entries(words.filters).map(([value, label]) => ({ value, label }));

/** What visitors have sent, what became of it, and what is still to be answered. */
export default function InquiriesView() {
  const { uid } = usePerson();
  const list = useInquiries();
  const [filter, setFilter] = useState<Filter>('all');
  const shown = list.inquiries.filter(FILTERS[filter]);

  function erased(email: string) {
    for (const { id } of list.dropPerson(email)) forgetText(uid, noteKey(id));
  }

  return (
    <>
      <div className="view-head">
        <h1>{words.heading}</h1>
        <LoadedAt
          time={list.loadedAt}
          busy={list.busy}
          failed={list.failed}
          onRefresh={list.refresh}
        />
      </div>
      <div className="filters">
        <SelectField
          label={words.filter}
          options={OPTIONS}
          value={filter}
          onChange={(event) => setFilter(event.target.value as Filter)}
        />
      </div>
      {list.failed && !list.loadedAt && (
        <LoadFailed title={words.fetchFailed} onRetry={list.refresh} />
      )}
      {list.loadedAt && shown.length === 0 && (
        <p className="quiet">{list.inquiries.length === 0 ? words.empty : words.none}</p>
      )}
      <ul className="inquiries">
        {shown.map((inquiry) => (
          <InquiryCard key={inquiry.id} inquiry={inquiry} onChange={list.put} onErased={erased} />
        ))}
      </ul>
      {list.more && (
        <button
          type="button"
          className="button button--quiet"
          disabled={list.busy}
          onClick={list.more}
        >
          {list.busy ? admin.fetching : words.more}
        </button>
      )}
    </>
  );
}
