import {
  type DocumentSnapshot,
  FieldPath,
  Filter,
  type Firestore,
  type Query,
  Timestamp,
} from 'firebase-admin/firestore';
import { INQUIRIES_COLLECTION, type InquiryView } from '#domain/inquiry/inquiry.ts';
import { isFoundBy, wordToLookUp } from '#domain/inquiry/search-words.ts';
import type { InquiryPage } from '#domain/inquiry/staff-api.ts';
import { INQUIRY_LISTS, type InquiryList, UNSENT_STATES } from '#domain/inquiry/states.ts';
import { MAILS_COLLECTION } from '#domain/inquiry/visitor-mail.ts';
import { danishDate } from '#domain/time/danish-date.ts';
import type { Services } from '#functions/src/shared/services.ts';
import { inquiryView, readable } from './view.ts';

const PAGE_SIZE = 50;
const LARGEST_PAGE = 200;
/** Few items stand above a list unless everything goes wrong. */
const MOST_ABOVE = 50;
const MOST_COUNTED = 2000;
/** Limit for a word that many inquiries contain; older ones are found by a rarer word. */
const MOST_SEARCHED = 1000;

type ListDeps = Pick<Services, 'inquiriesDb' | 'now'>;

export async function listInquiries(
  query: URLSearchParams,
  { inquiriesDb: db, now }: ListDeps,
): Promise<InquiryPage> {
  const wanted = Number.parseInt(query.get('limit') ?? '', 10) || PAGE_SIZE;
  const limit = Math.min(Math.max(1, wanted), LARGEST_PAGE);
  const show = INQUIRY_LISTS.find((name) => name === query.get('show')) ?? 'all';
  // The visitor who has waited longest for an answer comes first.
  const direction = show === 'new' ? 'asc' : 'desc';
  const ordered = inList(db, show)
    .orderBy('created_at', direction)
    .orderBy(FieldPath.documentId(), direction);
  const before = query.get('before');
  const [page, reminders, undelivered, ...counted] = await Promise.all([
    after(ordered, before).limit(limit).get(),
    dueReminders(db, now()),
    withUndeliveredReply(db),
    ...INQUIRY_LISTS.map((list) => countOf(db, list)),
  ]);
  const counts = Object.fromEntries(
    INQUIRY_LISTS.map((list, index) => [list, counted[index] ?? 0]),
  ) as InquiryPage['counts'];
  counts.new += reminders.length;
  const onPage = readable(page.docs, inquiryView);
  const others = undelivered.filter(({ delivery }) => !UNSENT_STATES.includes(delivery));
  counts.failed += others.length;
  const above = show === 'new' ? reminders : show === 'failed' ? others : [];
  const last = page.docs.at(-1);
  return {
    inquiries: before === null ? [...above, ...onPage] : onPage,
    next: last && page.size === limit ? cursor(last) : null,
    counts,
  };
}

/** The newest inquiries that every typed word is in. */
export async function searchInquiries(
  typed: string,
  { inquiriesDb: db }: ListDeps,
): Promise<{ inquiries: InquiryView[] }> {
  const word = wordToLookUp(typed);
  if (word === null) return { inquiries: [] };
  const withWord = db
    .collection(INQUIRIES_COLLECTION)
    .where('words', 'array-contains', word)
    .orderBy('created_at', 'desc');
  // Only one of several words is looked up, so more inquiries are read than are shown.
  const limit = /\s/u.test(typed.trim()) ? LARGEST_PAGE : PAGE_SIZE;
  const inquiries: InquiryView[] = [];
  let last: DocumentSnapshot | undefined;
  for (let read = 0; read < MOST_SEARCHED && inquiries.length < PAGE_SIZE; read += limit) {
    const page = await (last ? withWord.startAfter(last) : withWord).limit(limit).get();
    const found = readable(page.docs, inquiryView);
    inquiries.push(...found.filter((inquiry) => isFoundBy(inquiry, typed)));
    last = page.docs.at(-1);
    if (page.size < limit) break;
  }
  return { inquiries };
}

/** The inquiries about one vehicle, newest first. */
export async function inquiriesAbout(
  vehicleId: string,
  { inquiriesDb: db }: ListDeps,
): Promise<{ inquiries: InquiryView[] }> {
  const found = await db
    .collection(INQUIRIES_COLLECTION)
    .where('vehicle.id', '==', vehicleId)
    .limit(LARGEST_PAGE)
    .get();
  const inquiries = readable(found.docs, inquiryView);
  return { inquiries: inquiries.toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1)) };
}

/** How many open inquiries each vehicle has, by its id. */
export async function countByVehicle({
  inquiriesDb: db,
}: ListDeps): Promise<Record<string, number>> {
  const open = await db
    .collection(INQUIRIES_COLLECTION)
    .where('state', 'in', ['new', 'waiting'])
    .select('vehicle.id')
    .limit(MOST_COUNTED)
    .get();
  const counts: Record<string, number> = {};
  for (const document of open.docs) {
    const id = document.get('vehicle.id');
    if (typeof id === 'string') counts[id] = (counts[id] ?? 0) + 1;
  }
  return counts;
}

/** The stored inquiries of a list; those from before there were states have `handled` instead. */
function inList(db: Firestore, list: InquiryList): Query {
  const inquiries = db.collection(INQUIRIES_COLLECTION);
  if (list === 'all') return inquiries;
  if (list === 'failed') return inquiries.where('delivery', 'in', UNSENT_STATES);
  const state = Filter.where('state', '==', list);
  if (list === 'waiting') return inquiries.where(state);
  return inquiries.where(Filter.or(state, Filter.where('handled', '==', list === 'closed')));
}

async function countOf(db: Firestore, list: InquiryList): Promise<number> {
  return (await inList(db, list).count().get()).data().count;
}

/** Those that wait for a customer and that staff wanted to be reminded of by today. */
async function dueReminders(db: Firestore, now: Date): Promise<InquiryView[]> {
  const due = await db
    .collection(INQUIRIES_COLLECTION)
    .where('state', '==', 'waiting')
    .where('remind_on', '<=', danishDate(now))
    .orderBy('remind_on')
    .limit(MOST_ABOVE)
    .get();
  return readable(due.docs, inquiryView);
}

/** The inquiries with a reply that the visitor never got. */
async function withUndeliveredReply(db: Firestore): Promise<InquiryView[]> {
  const dead = await db
    .collection(MAILS_COLLECTION)
    .where('kind', '==', 'reply')
    .where('delivery', '==', 'dead')
    .limit(MOST_ABOVE)
    .get();
  const ids = new Set(dead.docs.map((mail) => String(mail.get('inquiry_id'))));
  if (ids.size === 0) return [];
  const inquiries = db.collection(INQUIRIES_COLLECTION);
  const found = await db.getAll(...[...ids].map((id) => inquiries.doc(id)));
  return readable(
    found.filter(({ exists }) => exists),
    inquiryView,
  );
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
