import { Timestamp } from 'firebase-admin/firestore';
import { overdueMailCopy as copy } from '#copy/inquiries/visitor-mail.ts';
import { dealer } from '#dealer';
import { INQUIRIES_COLLECTION } from '#domain/inquiry/inquiry.ts';
import { MAILS_COLLECTION, type VisitorMail } from '#domain/inquiry/visitor-mail.ts';
import { danishDate, startOfDanishDay } from '#domain/time/danish-date.ts';
import { openMinutesBetween } from '#domain/time/opening-hours.ts';
import { isAlreadyExists } from '#functions/src/shared/error-codes.ts';
import type { Services } from '#functions/src/shared/services.ts';
import { paths } from '#paths';
import { hostOf } from './delivery/compose-mail.ts';
import type { OutgoingMail } from './delivery/smtp-sender.ts';

const STORED_MS = 30 * 86_400_000;

type OverdueDeps = Pick<Services, 'inquiriesDb' | 'now'>;

/** How many new inquiries wait beyond what their receipts promised. */
export async function countOverdue({ inquiriesDb, now }: OverdueDeps): Promise<number> {
  const overdue = inquiriesDb
    .collection(INQUIRIES_COLLECTION)
    .where('state', '==', 'new')
    .where('promised_at', '<=', Timestamp.fromDate(now()));
  return (await overdue.count().get()).data().count;
}

/**
 * Puts the day's mail about inquiries beyond their promise into the outbox, once the dealer has
 * opened. Its id is the day, so there is one a day however often this runs.
 */
export async function mailOverdue(deps: OverdueDeps): Promise<void> {
  const now = deps.now();
  const day = danishDate(now);
  const hasOpened = openMinutesBetween(startOfDanishDay(day), now, dealer.hours) > 0;
  if (!hasOpened || (await countOverdue(deps)) === 0) return;
  try {
    await deps.inquiriesDb
      .collection(MAILS_COLLECTION)
      .doc(`overdue_${day}`)
      .create({
        kind: 'overdue',
        inquiry_id: '',
        email_key: '',
        created_at: now,
        expires_at: new Date(now.getTime() + STORED_MS),
        delivery: 'pending',
        next_attempt_at: now,
      });
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
  }
}

/** The day's mail to the owner: how many wait, without anything about who; null where none does. */
export async function composeOverdue(
  { id }: VisitorMail,
  deps: OverdueDeps & { from: string; publicUrl: string },
): Promise<OutgoingMail | null> {
  const count = await countOverdue(deps);
  const owner = dealer.staff.find((member) => member.id === dealer.answers.overdueTo);
  if (count === 0 || !owner) return null;
  return {
    messageId: `<${id}@${hostOf(deps.publicUrl)}>`,
    from: deps.from,
    to: owner.email,
    subject: copy.subject(count),
    text: `${copy.text(count)}\n\n${deps.publicUrl}${paths.admin}#inquiries\n`,
  };
}
