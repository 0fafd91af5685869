import { formatDateTime } from '#copy/format-time.ts';
import { webmasterMailCopy as copy } from '#copy/staff/publishing-problems.ts';
import type { Publishing } from '#domain/publishing.ts';
import type { OutgoingMail, SendMail } from '#functions/src/inquiries/delivery/smtp-sender.ts';
import { log } from '#functions/src/shared/log.ts';
import type { Services } from '#functions/src/shared/services.ts';
import { paths } from '#paths';
import { hasUnknownDrift, needsWebmaster } from './state-machine.ts';
import { updatePublishing } from './update-publishing.ts';

export interface WebmasterMailDeps extends Pick<Services, 'db' | 'now' | 'publicUrl'> {
  send: SendMail;
  from: string;
  /** From the settings; nothing in a build report or a document can change it. */
  to: string;
}

interface Notice {
  /** The field with the time of the mail. */
  claim: 'webmaster_mailed_at' | 'drift_mailed_at';
  isDue: (state: Publishing) => boolean;
  subject: (host: string) => string;
  paragraphs: (state: Publishing, now: Date) => string[];
}

const FAILURE: Notice = {
  claim: 'webmaster_mailed_at',
  isDue: needsWebmaster,
  subject: copy.subject,
  paragraphs: ({ error, published_at }, now) => [
    copy.intro(formatDateTime(now)),
    error ?? '',
    published_at ? copy.lastPublished(formatDateTime(published_at)) : copy.neverPublished,
    copy.retries,
  ],
};

const DRIFT: Notice = {
  claim: 'drift_mailed_at',
  isDue: hasUnknownDrift,
  subject: copy.driftSubject,
  paragraphs: ({ drift }) => [
    copy.driftIntro,
    ...drift.map(({ path, before, after }) => `${path}\n${before}\n${after}`),
  ],
};

/**
 * Mails the webmaster that publishing has a technical failure, once until a build succeeds, and
 * which pages had changed without an edit, once for each full render that found some.
 */
export async function mailWebmaster(deps: WebmasterMailDeps): Promise<void> {
  for (const notice of [FAILURE, DRIFT]) await mailOnce(notice, deps);
}

/**
 * The state is claimed before the mail is sent, so that calls at the same time send one mail; a mail
 * that the server does not take gives the claim back, and the next call sends it.
 */
async function mailOnce(notice: Notice, deps: WebmasterMailDeps): Promise<void> {
  const now = deps.now();
  const state = await updatePublishing(deps.db, async (state) =>
    notice.isDue(state)
      ? { changes: { [notice.claim]: now }, result: state }
      : { changes: null, result: null },
  );
  if (state === null) return;
  try {
    await deps.send(compose(notice, state, now, deps));
    log.webmasterMailed(state.requested);
  } catch (cause) {
    log.webmasterNotMailed(state.requested, cause);
    await updatePublishing(deps.db, async () => ({
      changes: { [notice.claim]: null },
      result: null,
    }));
  }
}

function compose(
  { subject, paragraphs }: Notice,
  state: Publishing,
  now: Date,
  { from, to, publicUrl }: WebmasterMailDeps,
): OutgoingMail {
  const { host } = new URL(publicUrl);
  return {
    messageId: `<publishing-${state.requested}-${now.getTime()}@${host}>`,
    from,
    to,
    subject: subject(host),
    text: [...paragraphs(state, now), `${publicUrl}${paths.admin}`].join('\n\n'),
  };
}
