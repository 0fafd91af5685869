import { staffInquiryCopy as copy } from '#copy/admin/inquiries/inquiry.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import type { InquiryView } from '#domain/inquiry/inquiry.ts';
import { isNotified, notifyError, notifyWithAction } from '../feedback/notify.ts';
import { changeInquiry } from './api.ts';

const GROUP = 'closed-inquiries';

/** The inquiries that the toast on screen can open again, as they were before. */
let closed: { before: InquiryView; now: InquiryView }[] = [];
/** The ids of those that are being closed, for a second press before the answer. */
const closing = new Set<string>();

/** Closes an inquiry. One toast counts those closed after each other and offers to undo all of them. */
export async function closeInquiry(
  inquiry: InquiryView,
  onChange: (changed: InquiryView) => void,
): Promise<void> {
  if (closing.has(inquiry.id)) return;
  closing.add(inquiry.id);
  const now = await updateInquiry(inquiry, { state: 'closed' }, onChange);
  closing.delete(inquiry.id);
  if (!now) return;
  const earlier = isNotified(GROUP) ? closed : [];
  closed = [...earlier.filter(({ now: { id } }) => id !== now.id), { before: inquiry, now }];
  const all = closed;
  const label = all.length === 1 ? adminCopy.undo : adminCopy.undoAll;
  const undo = ({ before, now }: (typeof all)[number]) =>
    updateInquiry(now, { state: before.state, remind_on: before.remind_on }, onChange);
  const title = copy.closedCount(all.length, inquiry.name);
  notifyWithAction(title, undefined, label, () => Promise.all(all.map(undo)), GROUP);
}

type Update = Parameters<typeof changeInquiry>[0] & { action: 'update' };

/** Changes an inquiry unless a colleague has changed it; returns it, or null where nothing was saved. */
export async function updateInquiry(
  { id, version }: InquiryView,
  fields: Omit<Update, 'action' | 'id' | 'version'>,
  onChange: (changed: InquiryView) => void,
): Promise<InquiryView | null> {
  try {
    const answer = await changeInquiry({ action: 'update', id, version, ...fields });
    onChange(answer.inquiry);
    if (answer.saved) return answer.inquiry;
    notifyError(copy.saveFailed, copy.overtaken);
  } catch (cause) {
    notifyError(copy.saveFailed, cause);
  }
  return null;
}
