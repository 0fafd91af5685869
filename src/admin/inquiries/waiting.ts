import { inquiryNoticeCopy as copy } from '#copy/admin/inquiries/inquiry-notices.ts';
import { promiseText } from '#copy/inquiries/visitor-mail.ts';
import { dealer } from '#dealer';
import type { InquiryView } from '#domain/inquiry/inquiry.ts';
import { afterOpenMinutes, openMinutesBetween } from '#domain/time/opening-hours.ts';

/** By when an inquiry is to be answered, or how many opening hours it is beyond the promise. */
export function waitingSince(
  { created_at, promised_at }: Pick<InquiryView, 'created_at' | 'promised_at'>,
  now: Date,
) {
  const promised =
    promised_at === null
      ? afterOpenMinutes(new Date(created_at), dealer.answers.withinHours * 60, dealer.hours)
      : new Date(promised_at);
  if (now <= promised) return { text: copy.answerBy(promiseText(promised, now)), overdue: false };
  const hours = Math.floor(openMinutesBetween(promised, now, dealer.hours) / 60);
  return { text: copy.overdue(hours), overdue: true };
}
