import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  type Firestore,
  type Query,
  Timestamp,
} from 'firebase-admin/firestore';
import * as v from 'valibot';
import {
  INQUIRIES_COLLECTION,
  INQUIRY_LISTS,
  type InquiryAction,
  InquiryActionSchema,
  type InquiryList,
  type InquiryPage,
  InquirySchema,
  type InquiryView,
  UNSENT_STATES,
} from '#domain/inquiry/inquiry.ts';
import { hasPower } from '#domain/staff/permissions.ts';
import { writeLog } from '../history/write-log.ts';
import { deleteMatching } from '../shared/delete-matching.ts';
import { log } from '../shared/log.ts';
import {
  type ApiAnswer,
  type ApiRequest,
  json,
  methodProblem,
  readJson,
} from '../shared/request/http.ts';
import { callingStaff, type Member, type StaffMember } from '../shared/request/staff.ts';
import { validate } from '../shared/request/validate.ts';

const PAGE_SIZE = 50;
const LARGEST_PAGE = 200;

export interface StaffInquiriesDeps {
  /** Has the log. */
  db: Firestore;
  inquiriesDb: Firestore;
  now: () => Date;
  staffMember: StaffMember;
  /** Mails an inquiry that is due now; a failure is recorded on the inquiry. */
  deliver: (id: string) => Promise<unknown>;
}

/** `/api/inquiries`, for staff: GET lists; POST changes, retries, exports or erases. */
export async function staffInquiries(
  request: ApiRequest,
  deps: StaffInquiriesDeps,
): Promise<ApiAnswer> {
  const wrongMethod = methodProblem(request, ['GET', 'POST']);
  if (wrongMethod) return wrongMethod;
  const caller = await callingStaff(request, deps.staffMember, 'inquiries');
  if ('refused' in caller) return caller.refused;
  if (request.method === 'GET') return json(200, await list(request.query, deps.inquiriesDb));
  const action = validate(InquiryActionSchema, readJson(request));
  if (!action.ok) return json(422, { ok: false, error: 'invalid', fields: action.fields });
  return act(action.value, caller.member, deps);
}

async function list(query: URLSearchParams, db: Firestore): Promise<InquiryPage> {
  const wanted = Number.parseInt(query.get('limit') ?? '', 10) || PAGE_SIZE;
  const limit = Math.min(Math.max(1, wanted), LARGEST_PAGE);
  const show = INQUIRY_LISTS.find((name) => name === query.get('show')) ?? 'all';
  // The visitor who has waited longest for an answer comes first.
  const direction = show === 'open' ? 'asc' : 'desc';
  const ordered = inList(db, show)
    .orderBy('created_at', direction)
    .orderBy(FieldPath.documentId(), direction);
  const [page, open, all, failed] = await Promise.all([
    after(ordered, query.get('before')).limit(limit).get(),
    countOf(db, 'open'),
    countOf(db, 'all'),
    countOf(db, 'failed'),
  ]);
  const last = page.docs.at(-1);
  return {
    inquiries: page.docs.flatMap(readable),
    next: last && page.size === limit ? cursor(last) : null,
    counts: { open, all, failed },
  };
}

function inList(db: Firestore, list: InquiryList): Query {
  const inquiries = db.collection(INQUIRIES_COLLECTION);
  if (list === 'open') return inquiries.where('handled', '==', false);
  return list === 'failed' ? inquiries.where('delivery', 'in', UNSENT_STATES) : inquiries;
}

async function countOf(db: Firestore, list: InquiryList): Promise<number> {
  return (await inList(db, list).count().get()).data().count;
}

async function act(
  action: InquiryAction,
  { role, email: by }: Member,
  deps: StaffInquiriesDeps,
): Promise<ApiAnswer> {
  const { inquiriesDb, now } = deps;
  const personal = action.action === 'export' || action.action === 'erase';
  if (personal && !hasPower(role, 'personal_data')) {
    return json(403, { ok: false, error: 'not_allowed' });
  }
  const inquiries = inquiriesDb.collection(INQUIRIES_COLLECTION);
  switch (action.action) {
    case 'update': {
      const { handled, note, note_before } = action;
      const fields = {
        ...(note !== undefined && { note: note.toWellFormed() }),
        ...(handled !== undefined && {
          handled,
          handled_at: handled ? Timestamp.fromDate(now()) : null,
        }),
      };
      return change(inquiriesDb, inquiries.doc(action.id), fields, note_before);
    }
    case 'retry':
      return retry(inquiries.doc(action.id), deps);
    case 'export':
      await writeLog(deps, { action: 'person_exported', by });
      return json(200, {
        ok: true,
        inquiries: (await ofPerson(inquiriesDb, action.email).get()).docs.flatMap(readable),
      });
    case 'erase': {
      const erased = await deleteMatching(inquiriesDb, ofPerson(inquiriesDb, action.email));
      log.inquiriesErased(erased);
      // Without the address: what was erased must not come back by the log.
      await writeLog(deps, { action: 'person_erased', by });
      return json(200, { ok: true, erased });
    }
  }
}

/** Mails an inquiry again while staff wait, so that the answer says whether it was sent. */
async function retry(
  ref: DocumentReference,
  { inquiriesDb, now, deliver }: StaffInquiriesDeps,
): Promise<ApiAnswer> {
  const due = await change(inquiriesDb, ref, {
    delivery: 'pending',
    attempts: 0,
    next_attempt_at: Timestamp.fromDate(now()),
    delivery_error: null,
  });
  if (due.status !== 200) return due;
  await deliver(ref.id);
  return change(inquiriesDb, ref, {});
}

/** Changes an inquiry, unless its note is no longer `noteBefore`. */
async function change(
  db: Firestore,
  ref: DocumentReference,
  fields: Record<string, unknown>,
  noteBefore?: string,
): Promise<ApiAnswer> {
  const conflicting = await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    if (!stored.exists) return false;
    if (noteBefore !== undefined && (stored.get('note') ?? '') !== noteBefore) return true;
    if (Object.keys(fields).length > 0) transaction.update(ref, fields);
    return false;
  });
  const snapshot = await ref.get();
  if (!snapshot.exists) return json(404, { ok: false, error: 'not_found' });
  const inquiry = view(snapshot);
  return conflicting
    ? json(409, { ok: false, error: 'conflict', inquiry })
    : json(200, { ok: true, inquiry });
}

function ofPerson(db: Firestore, email: string): Query {
  return db.collection(INQUIRIES_COLLECTION).where('email_key', '==', email.toLowerCase());
}

/** The position of a document in a list: its time and, at equal times, its id. */
function cursor(document: DocumentSnapshot): string {
  const time: Timestamp = document.get('created_at');
  return `${time.seconds}.${time.nanoseconds}.${document.id}`;
}

function after(query: Query, text: string | null): Query {
  const match = /^(\d{1,12})\.(\d{1,9})\.([\w-]{1,128})$/u.exec(text ?? '');
  if (!match) return query;
  const [, seconds, nanoseconds, id] = match;
  return query.startAfter(new Timestamp(Number(seconds), Number(nanoseconds)), id);
}

/** Leaves out a document that cannot be read, so that staff see the others. */
function readable(document: DocumentSnapshot): InquiryView[] {
  try {
    return [view(document)];
  } catch (error) {
    log.inquiryUnreadable(document.id, error);
    return [];
  }
}

function view(document: DocumentSnapshot): InquiryView {
  const { email_key: _, ...inquiry } = v.parse(InquirySchema, document.data());
  return {
    ...inquiry,
    id: document.id,
    created_at: inquiry.created_at.toISOString(),
    expires_at: inquiry.expires_at.toISOString(),
    handled_at: inquiry.handled_at?.toISOString() ?? null,
    next_attempt_at: inquiry.next_attempt_at?.toISOString() ?? null,
    sent_at: inquiry.sent_at?.toISOString() ?? null,
  };
}
