import * as logger from 'firebase-functions/logger';

/**
 * Every line the functions log: one catalogue, structured, without personal data. People appear
 * as the id of a document at most; errors as their code, since their text may quote an address.
 */
export const log = {
  inquiryStored: (id: string) => logger.info('inquiry stored', { id }),
  inquiryHeld: (id: string) => logger.info('inquiry held back as likely spam', { id }),
  inquiryRefused: (reason: string) => logger.info('inquiry refused', { reason }),
  inquiryNotStored: (cause: unknown) => logger.error('inquiry not stored', { code: code(cause) }),
  inquiryUnreadable: (id: string, cause: unknown) =>
    logger.error('inquiry cannot be read', { id, code: code(cause) }),
  inquiryNotDelivered: (id: string, cause: unknown) =>
    logger.error('inquiry could not be delivered', { id, code: code(cause) }),
  mailSent: (id: string, attempt: number) => logger.info('mail sent', { id, attempt }),
  mailFailed: (id: string, attempt: number, cause: unknown) =>
    logger.warn('mail failed, will be tried again', { id, attempt, code: code(cause) }),
  mailGivenUp: (id: string, attempt: number) => logger.error('mail given up', { id, attempt }),
  mailSwept: (count: number) => logger.info('due mails swept', { count }),
  inquiriesExpired: (count: number) => logger.info('inquiries past their time deleted', { count }),
  inquiriesErased: (count: number) => logger.info('inquiries erased on request', { count }),

  changeSeen: (path: string, revision: number) =>
    logger.info('public content changed', { path, revision }),
  buildAsked: (revision: number) => logger.info('build asked for', { revision }),
  buildNotAsked: (revision: number, reason: string) =>
    logger.warn('build could not be asked for', { revision, reason }),
  buildPublished: (revision: number) => logger.info('build published', { revision }),
  buildFailed: (revision: number) => logger.warn('build failed', { revision }),
  buildReportRefused: (reason: string) => logger.warn('build report refused', { reason }),

  imageMade: (object: string, variants: number) =>
    logger.info('image variants made', { object, variants }),
  imageRefused: (object: string, reason: string) =>
    logger.warn('image refused', { object, reason }),
  imageGone: (object: string) => logger.info('image was gone before its turn', { object }),

  ownerCleaned: (path: string, documents: number, files: number) =>
    logger.info('deleted with its owner', { path, documents, files }),
  orphansFound: (counts: object) => logger.info('orphans found, nothing deleted yet', { counts }),
  orphansDeleted: (counts: object) => logger.info('orphans deleted', { counts }),

  requestFailed: (name: string, cause: unknown) =>
    logger.error('request failed', { name, code: code(cause), stack: stack(cause) }),
};

function code(cause: unknown): string {
  if (typeof cause !== 'object' || cause === null) return typeof cause;
  if ('responseCode' in cause && cause.responseCode) return String(cause.responseCode);
  if ('code' in cause && cause.code !== undefined) return String(cause.code);
  return cause instanceof Error ? cause.name : 'unknown';
}

/** Where it happened, without the message. */
function stack(cause: unknown): string[] {
  if (!(cause instanceof Error)) return [];
  return (cause.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /u.test(line))
    .slice(0, 6)
    .map((line) => line.trim());
}
