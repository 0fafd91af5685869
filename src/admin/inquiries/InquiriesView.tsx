import { useLayoutEffect, useState } from 'react';
import { staffInquiryCopy as copy } from '#copy/admin/inquiry.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { formatAmount } from '#copy/format.ts';
import { INQUIRY_LISTS, type InquiryList, type InquiryView } from '#domain/inquiry/inquiry.ts';
import { clearDraftText } from '../autosave/use-draft-text.ts';
import { notifyError, notifyUndoable } from '../feedback/notify.ts';
import { type Route, replaceQuery } from '../navigation/route.ts';
import { useStaffMember } from '../session/use-staff-member.ts';
import { LoadedAt } from '../ui/LoadedAt.tsx';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { SelectField } from '../ui/TextField.tsx';
import { changeInquiry } from './api.ts';
import { InquiryCard } from './InquiryCard.tsx';
import { noteKey } from './NoteField.tsx';
import { useInquiries } from './use-inquiries.ts';

/** The Henvendelser view: the inquiries of visitors and their state. */
export default function InquiriesView({ route }: { route: Route }) {
  const { uid } = useStaffMember();
  const [show, setShow] = useState<InquiryList>(() => listIn(route));
  useLayoutEffect(() => setShow(listIn(route)), [route]);
  const list = useInquiries(show);
  const options = INQUIRY_LISTS.map((value) => ({
    value,
    label: copy.filters[value] + (list.loadedAt ? ` (${formatAmount(list.counts[value])})` : ''),
  }));

  /** Shows the changed inquiry; where that removes it from the list, a toast offers to undo it. */
  function changed(inquiry: InquiryView) {
    list.put(inquiry);
    if (show !== 'open' || !inquiry.handled) return;
    notifyUndoable(copy.markedHandled(inquiry.name), undefined, async () => {
      try {
        list.put(await changeInquiry({ action: 'update', id: inquiry.id, handled: false }));
      } catch (cause) {
        notifyError(copy.saveFailed, cause);
      }
    });
  }

  function erased(email: string) {
    for (const { id } of list.dropVisitor(email)) clearDraftText(uid, noteKey(id));
  }

  return (
    <>
      <div className="view-head">
        <h1>{copy.heading}</h1>
        <LoadedAt
          time={list.loadedAt}
          busy={list.busy}
          failed={list.failed}
          onRefresh={() => list.refresh()}
        />
      </div>
      <div className="filters">
        <SelectField
          label={copy.filter}
          options={options}
          value={show}
          onChange={(event) => {
            const list = event.target.value as InquiryList;
            setShow(list);
            replaceQuery(route, list === 'open' ? '' : `show=${list}`);
          }}
        />
      </div>
      {list.failed && !list.loadedAt && (
        <LoadFailed title={copy.fetchFailed} onRetry={() => list.refresh()} />
      )}
      {list.loadedAt && !list.busy && list.inquiries.length === 0 && (
        <p className="quiet">{list.counts.all === 0 ? copy.empty : copy.none}</p>
      )}
      <ul className="inquiries">
        {list.inquiries.map((inquiry) => (
          <InquiryCard key={inquiry.id} inquiry={inquiry} onChange={changed} onErased={erased} />
        ))}
      </ul>
      {list.more && (
        <button
          type="button"
          className="button button--quiet"
          disabled={list.busy}
          onClick={list.more}
        >
          {list.busy ? adminCopy.fetching : copy.more}
        </button>
      )}
    </>
  );
}

/** The list that the address names; without one, the inquiries that wait for an answer. */
function listIn({ query }: Route): InquiryList {
  const wanted = new URLSearchParams(query).get('show');
  return INQUIRY_LISTS.find((list) => list === wanted) ?? 'open';
}
