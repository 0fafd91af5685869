import type { Firestore } from 'firebase-admin/firestore';
import { formatClock, formatDate } from '#copy/format.ts';
import { webmasterMailCopy as copy } from '#copy/staff/publishing-problems.ts';
import type { Publishing } from '#domain/publishing.ts';
import { paths } from '#paths';
import type { OutgoingMail, SendMail } from '../inquiries/delivery/smtp-sender.ts';
import { log } from '../shared/log.ts';
import { needsWebmaster } from './state-machine.ts';
import { updatePublishing } from './update-publishing.ts';

export interface WebmasterMailDeps {
  db: Firestore;
  now: () => Date;
  send: SendMail;
  from: string;
  /** From the settings; nothing in a build report or a document can change it. */
  to: string;
  publicUrl: string;
}

/**
 * Mails the webmaster that publishing has a technical failure, once until a build succeeds. The
 * state is claimed before the mail is sent, so that calls at the same time send one mail; a mail
 * that the server does not take gives the claim back, and the next call sends it.
 */
export async function mailWebmaster(deps: WebmasterMailDeps): Promise<void> {
  const now = deps.now();
  const failed = await updatePublishing(deps.db, async (state) =>
    needsWebmaster(state)
      ? { changes: { webmaster_mailed_at: now }, result: state }
      : { changes: null, result: null },
  );
  if (failed === null) return;
  try {
    await deps.send(compose(failed, now, deps));
    log.webmasterMailed(failed.requested);
  } catch (cause) {
    log.webmasterNotMailed(failed.requested, cause);
    await updatePublishing(deps.db, async () => ({
      changes: { webmaster_mailed_at: null },
      result: null,
    }));
  }
}

function compose(
  { requested, error, published_at }: Publishing,
  now: Date,
  { from, to, publicUrl }: WebmasterMailDeps,
): OutgoingMail {
  const { host } = new URL(publicUrl);
  return {
    messageId: `<publishing-${requested}-${now.getTime()}@${host}>`,
    from,
    to,
    subject: copy.subject(host),
    text: [
      copy.intro(`${formatDate(now)} ${formatClock(now)}`),
      error ?? '',
      published_at
        ? copy.lastPublished(`${formatDate(published_at)} ${formatClock(published_at)}`)
        : copy.neverPublished,
      copy.retries,
      `${publicUrl}${paths.admin}`,
    ].join('\n\n'),
  };
}
