import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { dealer } from '#dealer';
import { type AnswerTimes, answerTimes } from '#domain/inquiry/answer-times.ts';
import { INQUIRIES_COLLECTION, InquirySchema } from '#domain/inquiry/inquiry.ts';
import { countOverdue } from '../overdue.ts';

const DAYS_MS = 30 * 86_400_000;
/** More than any dealer gets in that time. */
const MOST = 3000;

export async function readAnswerTimes(deps: {
  inquiriesDb: Firestore;
  now: () => Date;
}): Promise<AnswerTimes> {
  const since = Timestamp.fromMillis(deps.now().getTime() - DAYS_MS);
  const [recent, overdue] = await Promise.all([
    deps.inquiriesDb
      .collection(INQUIRIES_COLLECTION)
      .where('first_answer_at', '>=', since)
      .limit(MOST)
      .get(),
    countOverdue(deps),
  ]);
  const inquiries = recent.docs.flatMap((document) => {
    const parsed = v.safeParse(InquirySchema, document.data());
    return parsed.success ? [parsed.output] : [];
  });
  return { ...answerTimes(inquiries, dealer.hours), overdue };
}
