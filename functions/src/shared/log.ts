import * as logger from 'firebase-functions/logger';
import type { DriftedPage } from '#domain/publishing.ts';

/**
 * Every line that the functions log. None has personal data: an inquiry appears as its document
 * id, an error as its code, since its message may quote an e-mail address.
 */
export const log = {
  /** `proxies`: entries of `x-forwarded-for`, to be compared with `TRUSTED_PROXY_HOPS`. */
  inquiryStored: (id: string, proxies: number) => logger.info('inquiry stored', { id, proxies }),
  /**
   * Visitors are then counted by the address of a proxy. A visitor can forge more entries, never fewer.
   */
  proxiesChanged: (expected: number, found: number) =>
    logger.error('proxies have changed', { expected, found }),
  registerFailed: (error: Error) => logger.warn('register failed', { reason: error.message }),
  inquiryHeld: (id: string) => logger.info('inquiry held back as likely spam', { id }),
  inquiryHeldInFlood: (id: string) => logger.error('inquiry held back in a flood', { id }),
  inquiryRefused: (reason: string) => logger.info('inquiry refused', { reason }),
  inquiryNotStored: (cause: unknown) => logger.error('inquiry not stored', { code: code(cause) }),
  inquiryUnreadable: (id: string, cause: unknown) =>
    logger.error('inquiry cannot be read', { id, code: code(cause) }),
  inquiryNotDelivered: (id: string, cause: unknown) =>
    logger.error('inquiry could not be delivered', { id, code: code(cause) }),
  incomingMailStored: (id: string) => logger.info('incoming mail stored', { id }),
  /** Written by a program, or a copy of our own. */
  incomingMailIgnored: (id: string) => logger.info('incoming mail ignored', { id }),
  incomingMailRefused: (reason: string) => logger.warn('incoming mail refused', { reason }),
  mailSent: (id: string, attempt: number) => logger.info('mail sent', { id, attempt }),
  mailFailed: (id: string, attempt: number, cause: unknown) =>
    logger.warn('mail failed, will be tried again', { id, attempt, code: code(cause) }),
  mailGivenUp: (id: string, attempt: number) => logger.error('mail given up', { id, attempt }),
  invitationNotMailed: (uid: string, cause: unknown) =>
    logger.error('invitation could not be mailed', { uid, code: code(cause) }),
  inquiryWaits: (seconds: number) => logger.warn('inquiry waits', { seconds }),
  watchersMailed: (count: number) => logger.info('watchers mailed', { count }),
  watcherNotMailed: (cause: unknown) => logger.error('watcher not mailed', { code: code(cause) }),
  reservationNotFollowed: (id: string, cause: unknown) =>
    logger.error('reservation not followed', { id, code: code(cause) }),
  mailSwept: (count: number) => logger.info('due mails swept', { count }),
  inquiriesExpired: (count: number) => logger.info('inquiries past their time deleted', { count }),
  inquiriesErased: (count: number) => logger.info('inquiries erased on request', { count }),

  publicContentChanged: (path: string, revision: number) =>
    logger.info('public content changed', { path, revision }),
  buildRequested: (revision: number) => logger.info('build requested', { revision }),
  buildNotRequested: (revision: number, reason: string) =>
    logger.warn('build could not be requested', { revision, reason }),
  editWaits: (seconds: number) => logger.warn('edit waits', { seconds }),
  buildPublished: (revision: number) => logger.info('build published', { revision }),
  pagesDrifted: (revision: number, pages: readonly DriftedPage[]) =>
    logger.error('pages changed without an edit', { revision, pages }),
  sitePublished: (revision: number, outcome: object) =>
    logger.info('site published by this function', { revision, ...outcome }),
  buildFailed: (revision: number) => logger.warn('build failed', { revision }),
  webmasterMailed: (revision: number) => logger.info('webmaster mailed', { revision }),
  webmasterNotMailed: (revision: number, cause: unknown) =>
    logger.error('webmaster could not be mailed', { revision, code: code(cause) }),
  buildReportRefused: (reason: string) => logger.warn('build report refused', { reason }),

  budgetSpent: (cost: number, budget: number) => logger.error('budget spent', { cost, budget }),

  variantsCreated: (object: string, variants: number) =>
    logger.info('image variants created', { object, variants }),
  imageRefused: (object: string, reason: string) =>
    logger.warn('image refused', { object, reason }),
  imageDeletedMeanwhile: (object: string) =>
    logger.info('image deleted before it was processed', { object }),

  batteryDocumentRefused: (object: string, reason: string) =>
    logger.warn('battery document refused', { object, reason }),

  cascadeDeleted: (path: string, documents: number, files: number) =>
    logger.info('documents and files deleted with their owner', { path, documents, files }),
  trashEmptied: (count: number) => logger.info('trash emptied', { count }),
  orphansFound: (counts: object) => logger.info('orphans found, nothing deleted yet', { counts }),
  orphansDeleted: (counts: object) => logger.info('orphans deleted', { counts }),

  /** What a browser stopped, without the address of the page's query. */
  policyViolated: (violation: object) => logger.warn('policy violated', violation),

  requestFailed: (name: string, cause: unknown) =>
    logger.error('request failed', { name, code: code(cause), stack: stack(cause) }),
};

function code(cause: unknown): string {
  if (typeof cause !== 'object' || cause === null) return typeof cause;
  if ('responseCode' in cause && cause.responseCode) return String(cause.responseCode);
  if ('code' in cause && cause.code !== undefined) return String(cause.code);
  return cause instanceof Error ? cause.name : 'unknown';
}

/** The stack trace without the message. */
function stack(cause: unknown): string[] {
  if (!(cause instanceof Error)) return [];
  return (cause.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /u.test(line))
    .slice(0, 6)
    .map((line) => line.trim());
}
