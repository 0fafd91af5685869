import { inquiryNoticeCopy as copy } from '#copy/admin/inquiries/inquiry-notices.ts';
import type { AnswerTimes } from '#domain/inquiry/answer-times.ts';
import type { InquiryView } from '#domain/inquiry/inquiry.ts';
import type { InquiryAction, InquiryPage, PersonThread } from '#domain/inquiry/staff-api.ts';
import { type DeliveryState, INQUIRY_LISTS, type InquiryList } from '#domain/inquiry/states.ts';
import { callFunction } from '#firebase/service/functions.ts';
import { ServiceError } from '#firebase/service/service-error.ts';
import { paths } from '#paths';

type ActionOf<Name extends InquiryAction['action']> = Extract<InquiryAction, { action: Name }>;

/**
 * One page of a list of inquiries: the new ones with the longest waiting first, the others newest
 * first. `before` is the `next` of the page before.
 */
export async function listInquiries(
  show: InquiryList,
  before: string | null,
  limit?: number,
): Promise<InquiryPage> {
  const answer = await get({
    show,
    ...(before !== null && { before }),
    ...(limit !== undefined && { limit: String(limit) }),
  });
  if (!('counts' in answer) || !isCounts(answer.counts)) throw unexpected();
  const next = 'next' in answer && typeof answer.next === 'string' ? answer.next : null;
  return { inquiries: inquiriesIn(answer), next, counts: answer.counts };
}

/** The newest inquiries that have every typed word. */
export async function searchInquiries(search: string): Promise<InquiryView[]> {
  return inquiriesIn(await get({ search }));
}

/** The inquiries about one vehicle, newest first. */
export async function inquiriesAbout(vehicle: string): Promise<InquiryView[]> {
  return inquiriesIn(await get({ vehicle }));
}

/** How many open inquiries each vehicle has, by its id. */
export async function countByVehicle(): Promise<Record<string, number>> {
  const answer = await get({ vehicles: 'open' });
  if (!('vehicles' in answer)) throw unexpected();
  return answer.vehicles as Record<string, number>;
}

/** Everything of the person of an inquiry, oldest first. */
export async function loadThread(thread: string): Promise<PersonThread> {
  return threadIn(await get({ thread }));
}

/** How fast the inquiries of the last 30 days were answered. */
export async function loadAnswerTimes(): Promise<AnswerTimes> {
  const answer = await get({ answers: '30' });
  if (!('overdue' in answer)) throw unexpected();
  return answer as AnswerTimes;
}

/** Adds, changes or answers an inquiry, or sends a mail again; returns what is stored now. */
export async function changeInquiry(
  action: ActionOf<'update' | 'note' | 'reply' | 'add' | 'retry'>,
): Promise<{ inquiry: InquiryView; saved: boolean; delivery: DeliveryState | null }> {
  try {
    const answer = await ask(paths.inquiriesApi, action);
    if (!('inquiry' in answer)) throw unexpected();
    const delivery = 'delivery' in answer ? (answer.delivery as DeliveryState) : null;
    return { inquiry: answer.inquiry as InquiryView, saved: true, delivery };
  } catch (error) {
    const inquiry = error instanceof ServiceError && conflicting(error);
    if (inquiry) return { inquiry, saved: false, delivery: null };
    throw error;
  }
}

/** A copy of everything that is stored of one person. */
export async function exportPerson(person: string): Promise<PersonThread> {
  return threadIn(await ask(paths.inquiriesApi, { action: 'export', person }));
}

/** Deletes everything that is stored of one person; returns how many inquiries there were. */
export async function erasePerson(person: string): Promise<number> {
  const answer = await ask(paths.inquiriesApi, { action: 'erase', person });
  if (!('erased' in answer) || typeof answer.erased !== 'number') throw unexpected();
  return answer.erased;
}

function get(query: Record<string, string>): Promise<object> {
  return ask(`${paths.inquiriesApi}?${new URLSearchParams(query)}`);
}

async function ask(path: string, action?: InquiryAction): Promise<object> {
  try {
    const answer = await callFunction(path, action);
    if (typeof answer === 'object' && answer !== null) return answer;
    throw unexpected();
  } catch (cause) {
    throw cause instanceof ServiceError ? withSentence(cause) : cause;
  }
}

function inquiriesIn(answer: object): InquiryView[] {
  if (!('inquiries' in answer) || !Array.isArray(answer.inquiries)) throw unexpected();
  return answer.inquiries as InquiryView[];
}

function threadIn(answer: object): PersonThread {
  if (!('mails' in answer) || !Array.isArray(answer.mails)) throw unexpected();
  const bookings = 'bookings' in answer ? (answer.bookings as PersonThread['bookings']) : [];
  return { inquiries: inquiriesIn(answer), mails: answer.mails, bookings };
}

function isCounts(value: unknown): value is InquiryPage['counts'] {
  return (
    typeof value === 'object' &&
    value !== null &&
    INQUIRY_LISTS.every((name) => typeof Reflect.get(value, name) === 'number')
  );
}

/** The stored inquiry if it was the reason to refuse a change. */
function conflicting({ message, cause }: ServiceError): InquiryView | null {
  const refused = message === 'conflict' && typeof cause === 'object' && cause !== null;
  return refused && 'inquiry' in cause ? (cause.inquiry as InquiryView) : null;
}

/** Replaces the code that our functions answer with a sentence for staff. */
function withSentence(error: ServiceError): ServiceError {
  const sentence = new Map<string, string>(Object.entries(copy.refusals)).get(error.message);
  return sentence
    ? new ServiceError(error.problem, sentence, { cause: error, forStaff: true })
    : error;
}

function unexpected(): ServiceError {
  return new ServiceError('unexpected', copy.unexpectedAnswer, { forStaff: true });
}
