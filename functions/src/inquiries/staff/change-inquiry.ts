import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  type Query,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import * as v from 'valibot';
import { INQUIRIES_COLLECTION, type Inquiry, InquirySchema } from '#domain/inquiry/inquiry.ts';
import type { CheckedAction } from '#domain/inquiry/staff-api.ts';
import type { InquiryState } from '#domain/inquiry/states.ts';
import { MAILS_COLLECTION } from '#domain/inquiry/visitor-mail.ts';
import { type ApiAnswer, json } from '#functions/src/shared/request/http.ts';
import type { Member } from '#functions/src/shared/request/staff.ts';
import { INQUIRY_MAILS, VISITOR_MAILS } from '../delivery/outboxes.ts';
import { isBuyer } from '../is-buyer.ts';
import type { StaffInquiriesDeps } from './staff-deps.ts';
import { inquiryView } from './view.ts';

/** Changes the state, the owner or the reminder of an inquiry that nobody has changed meanwhile. */
export function changeInquiry(
  action: CheckedAction<'update'>,
  { email }: Member,
  { inquiriesDb, now }: StaffInquiriesDeps,
): Promise<ApiAnswer> {
  const { state, mine, remind_on, bought } = action;
  return change(inquiriesDb, action.id, (inquiry) => {
    if (inquiry.version !== action.version) return 'conflict';
    return {
      ...(state !== undefined && stateFields(inquiry, state, email, now())),
      ...(mine !== undefined && { owner: mine ? email : null }),
      ...(remind_on !== undefined && { remind_on }),
      ...(bought !== undefined && { bought }),
      version: inquiry.version + 1,
    };
  });
}

/** Changes the note, unless it is no longer the one that staff saw. */
export function changeNote(
  { id, note, note_before }: CheckedAction<'note'>,
  { inquiriesDb }: StaffInquiriesDeps,
): Promise<ApiAnswer> {
  return change(inquiriesDb, id, (inquiry) =>
    inquiry.note === note_before ? { note: note.toWellFormed() } : 'conflict',
  );
}

/**
 * Answers an inquiry that nobody has answered or changed meanwhile: stores the mail in the commit
 * that changes the inquiry, then sends it while staff wait. The same key answers once.
 */
export async function reply(
  action: CheckedAction<'reply'>,
  { email }: Member,
  deps: StaffInquiriesDeps,
): Promise<ApiAnswer> {
  const { inquiriesDb, now } = deps;
  const mail = inquiriesDb.collection(MAILS_COLLECTION).doc(action.key);
  const answer = await change(inquiriesDb, action.id, async (inquiry, transaction) => {
    // The answer to an earlier try of this press was lost.
    if ((await transaction.get(mail)).exists) return {};
    if (inquiry.version !== action.version) return 'conflict';
    if (inquiry.email === '') return 'no_address';
    const get = (query: Query) => transaction.get(query);
    if (action.to_others && (await isBuyer(inquiry, inquiriesDb, get))) return 'buyer';
    transaction.create(mail, replyDocument(action, inquiry, email, now()));
    return {
      ...stateFields(inquiry, action.state, email, now()),
      ...(action.remind_on !== undefined && { remind_on: action.remind_on }),
      owner: email,
      version: inquiry.version + 1,
    };
  });
  if (answer.status !== 200) return answer;
  await deps.deliver(action.key, VISITOR_MAILS);
  const delivery = (await mail.get()).get('delivery');
  return json(200, { ...JSON.parse(String(answer.body)), delivery });
}

function replyDocument(
  { subject, text }: CheckedAction<'reply'>,
  { id, email_key, expires_at }: Inquiry,
  by: string,
  now: Date,
) {
  return {
    kind: 'reply',
    inquiry_id: id,
    ...{ email_key, by, expires_at },
    subject: subject.toWellFormed(),
    text: text.toWellFormed(),
    created_at: now,
    delivery: 'pending',
    next_attempt_at: now,
  };
}

/** Sends a mail again while staff wait, so that the answer says whether it was sent. */
export async function retry(
  { id, mail }: CheckedAction<'retry'>,
  { inquiriesDb, now, deliver }: StaffInquiriesDeps,
): Promise<ApiAnswer> {
  const outbox = mail ? VISITOR_MAILS : INQUIRY_MAILS;
  const ref = inquiriesDb.collection(outbox.collection).doc(id);
  const due = await inquiriesDb.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    if (!stored.exists) return null;
    // A mail that was sent is not sent twice.
    if (!['dead', 'held'].includes(stored.get('delivery'))) return stored;
    transaction.update(ref, {
      delivery: 'pending',
      attempts: 0,
      next_attempt_at: Timestamp.fromDate(now()),
      delivery_error: null,
    });
    return stored;
  });
  if (!due) return json(404, { ok: false, error: 'not_found' });
  await deliver(id, outbox);
  const inquiry = mail ? String(due.get('inquiry_id')) : id;
  return change(inquiriesDb, inquiry, () => ({}));
}

/** What goes with a new state. The first answer is when an inquiry stops waiting for us. */
function stateFields(inquiry: Inquiry, state: InquiryState, by: string, now: Date) {
  const answers = state !== 'new' && inquiry.first_answer_at === null;
  return {
    state,
    closed_at: state === 'closed' ? now : null,
    ...(state !== 'waiting' && { remind_on: null }),
    ...(answers && { first_answer_at: now, first_answer_by: by }),
    // Only inquiries that are older than the states have them.
    handled: FieldValue.delete(),
    handled_at: FieldValue.delete(),
  };
}

type Changes = Record<string, unknown> | 'conflict' | 'no_address' | 'buyer';

/** Changes an inquiry in a transaction and answers with what is stored then. */
async function change(
  db: Firestore,
  id: string,
  changes: (inquiry: Inquiry, transaction: Transaction) => Changes | Promise<Changes>,
): Promise<ApiAnswer> {
  const ref: DocumentReference = db.collection(INQUIRIES_COLLECTION).doc(id);
  const refused = await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    if (!stored.exists) return null;
    const fields = await changes({ ...v.parse(InquirySchema, stored.data()), id }, transaction);
    if (typeof fields === 'string') return fields;
    if (Object.keys(fields).length > 0) transaction.update(ref, fields);
    return null;
  });
  const snapshot = await ref.get();
  if (!snapshot.exists) return json(404, { ok: false, error: 'not_found' });
  const inquiry = inquiryView(snapshot);
  if (refused === null) return json(200, { ok: true, inquiry });
  return json(refused === 'conflict' ? 409 : 422, { ok: false, error: refused, inquiry });
}
