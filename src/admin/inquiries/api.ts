import { staffInquiryCopy as copy } from '#copy/admin/inquiry.ts';
import {
  INQUIRY_LISTS,
  type InquiryAction,
  type InquiryList,
  type InquiryPage,
  type InquiryView,
} from '#domain/inquiry/inquiry.ts';
import { callFunction } from '#firebase/service/functions.ts';
import { ServiceError } from '#firebase/service/service-error.ts';
import { paths } from '#paths';

/**
 * One page of a list of inquiries: the open ones with the longest waiting first, the others newest
 * first. `before` is the `next` of the page before.
 */
export async function listInquiries(
  show: InquiryList,
  before: string | null,
  limit?: number,
): Promise<InquiryPage> {
  const query = new URLSearchParams({ show, ...(before !== null && { before }) });
  if (limit !== undefined) query.set('limit', String(limit));
  const answer = await ask(`${paths.inquiriesApi}?${query}`);
  if (!('inquiries' in answer) || !Array.isArray(answer.inquiries)) throw unexpected();
  if (!('counts' in answer) || !isCounts(answer.counts)) throw unexpected();
  const next = 'next' in answer && typeof answer.next === 'string' ? answer.next : null;
  return { inquiries: answer.inquiries as InquiryView[], next, counts: answer.counts };
}

function isCounts(value: unknown): value is InquiryPage['counts'] {
  return (
    typeof value === 'object' &&
    value !== null &&
    INQUIRY_LISTS.every((name) => typeof Reflect.get(value, name) === 'number')
  );
}

/** Changes an inquiry or sends its mail again; returns the changed inquiry. */
export async function changeInquiry(
  action: Extract<InquiryAction, { action: 'update' | 'retry' }>,
): Promise<InquiryView> {
  const answer = await ask(paths.inquiriesApi, action);
  if (!('inquiry' in answer)) throw unexpected();
  return answer.inquiry as InquiryView;
}

/** Replaces the note `before`; `saved` is false if a colleague has changed it meanwhile. */
export async function changeNote(
  id: string,
  note: string,
  before: string,
): Promise<{ inquiry: InquiryView; saved: boolean }> {
  const action = { action: 'update', id, note, note_before: before } as const;
  try {
    return { inquiry: await changeInquiry(action), saved: true };
  } catch (error) {
    const inquiry = error instanceof ServiceError && conflicting(error);
    if (inquiry) return { inquiry, saved: false };
    throw error;
  }
}

/** All inquiries of one person. */
export async function exportPerson(email: string): Promise<InquiryView[]> {
  const answer = await ask(paths.inquiriesApi, { action: 'export', email });
  if (!('inquiries' in answer) || !Array.isArray(answer.inquiries)) throw unexpected();
  return answer.inquiries as InquiryView[];
}

/** Deletes all inquiries of one person; returns how many. */
export async function erasePerson(email: string): Promise<number> {
  const answer = await ask(paths.inquiriesApi, { action: 'erase', email });
  if (!('erased' in answer) || typeof answer.erased !== 'number') throw unexpected();
  return answer.erased;
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
