import * as v from 'valibot';
import { inquiryNoticeCopy as copy } from '#copy/admin/inquiries/inquiry-notices.ts';
import type { AnswerTimes } from '#domain/inquiry/answer-times.ts';
import type { InquiryView } from '#domain/inquiry/inquiry.ts';
import type { InquiryAction, InquiryPage, PersonThread } from '#domain/inquiry/staff-api.ts';
import type { DeliveryState, InquiryList } from '#domain/inquiry/states.ts';
import { ServiceError } from '#firebase/service/service-error.ts';
import { paths } from '#paths';
import { callStaffApi } from '../data/call-staff-api.ts';

type ActionOf<Name extends InquiryAction['action']> = Extract<InquiryAction, { action: Name }>;

/** The stored fields as the function sends them: it has checked them itself. */
const stored = <Stored extends object>() =>
  v.custom<Stored>((value) => typeof value === 'object' && value !== null);
const ListSchema = v.object({ inquiries: v.array(stored<InquiryView>()) });
const PageSchema = v.object({
  ...ListSchema.entries,
  next: v.nullable(v.string()),
  counts: stored<InquiryPage['counts']>(),
});
const ThreadSchema = v.object({
  ...ListSchema.entries,
  mails: v.array(stored<PersonThread['mails'][number]>()),
  bookings: v.optional(v.array(stored<PersonThread['bookings'][number]>()), []),
  reservations: v.optional(v.array(stored<PersonThread['reservations'][number]>()), []),
});
const ChangedSchema = v.object({
  inquiry: stored<InquiryView>(),
  delivery: v.optional(v.custom<DeliveryState>((value) => typeof value === 'string')),
});

/**
 * One page of a list of inquiries: the new ones with the longest waiting first, the others newest
 * first. `before` is the `next` of the page before.
 */
export function listInquiries(
  show: InquiryList,
  before: string | null,
  limit?: number,
): Promise<InquiryPage> {
  return get(PageSchema, {
    show,
    ...(before !== null && { before }),
    ...(limit !== undefined && { limit: String(limit) }),
  });
}

/** The newest inquiries that have every typed word. */
export async function searchInquiries(search: string): Promise<InquiryView[]> {
  return (await get(ListSchema, { search })).inquiries;
}

export async function inquiriesAbout(vehicle: string): Promise<InquiryView[]> {
  return (await get(ListSchema, { vehicle })).inquiries;
}

export async function countByVehicle(): Promise<Record<string, number>> {
  const schema = v.object({ vehicles: v.record(v.string(), v.number()) });
  return (await get(schema, { vehicles: 'open' })).vehicles;
}

/** Everything of the person of an inquiry, oldest first. */
export function loadThread(thread: string): Promise<PersonThread> {
  return get(ThreadSchema, { thread });
}

export function loadAnswerTimes(): Promise<AnswerTimes> {
  return get(stored<AnswerTimes>(), { answers: '30' });
}

/** Adds, changes or answers an inquiry, or sends a mail again; returns the stored inquiry. */
export async function changeInquiry(
  action: ActionOf<'update' | 'note' | 'reply' | 'add' | 'retry'>,
): Promise<{ inquiry: InquiryView; saved: boolean; delivery: DeliveryState | null }> {
  try {
    const { inquiry, delivery = null } = await ask(ChangedSchema, paths.inquiriesApi, action);
    return { inquiry, saved: true, delivery };
  } catch (error) {
    // The stored inquiry, where it was the reason to refuse a change.
    const isConflict = error instanceof ServiceError && error.message === 'conflict';
    if (!isConflict || !v.is(ChangedSchema, error.cause)) throw error;
    return { inquiry: error.cause.inquiry, saved: false, delivery: null };
  }
}

export function exportPerson(person: string): Promise<PersonThread> {
  return ask(ThreadSchema, paths.inquiriesApi, { action: 'export', person });
}

/** Deletes everything that is stored of one person; returns how many inquiries there were. */
export async function erasePerson(person: string): Promise<number> {
  const schema = v.object({ erased: v.number() });
  return (await ask(schema, paths.inquiriesApi, { action: 'erase', person })).erased;
}

function get<Answer>(
  schema: v.GenericSchema<unknown, Answer>,
  query: Record<string, string>,
): Promise<Answer> {
  return ask(schema, `${paths.inquiriesApi}?${new URLSearchParams(query)}`);
}

async function ask<Answer>(
  schema: v.GenericSchema<unknown, Answer>,
  path: string,
  action?: InquiryAction,
): Promise<Answer> {
  const answer = v.safeParse(schema, await callStaffApi(path, action, copy.refusals));
  if (answer.success) return answer.output;
  throw new ServiceError('unexpected', copy.unexpectedAnswer, { forStaff: true });
}
