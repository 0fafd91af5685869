import { type Asked, type AskedForm, formOf } from './forms.ts';

/**
 * Why an inquiry is stored, and for how many months. The thread and /privatliv say both; a sale leaves
 * papers of its own, which the law on bookkeeping keeps longer.
 */
export const RETENTION_MONTHS = {
  question: 6,
  car: 12,
  viewing: 6,
  reservation: 6,
  finance: 12,
  valuation: 6,
} as const;
export type Purpose = keyof typeof RETENTION_MONTHS;
export const PURPOSES = Object.keys(RETENTION_MONTHS) as Purpose[];

const PURPOSE_OF: Record<AskedForm, Purpose> = {
  contact: 'question',
  inquiry: 'car',
  viewing: 'viewing',
  reservation: 'reservation',
  leasing: 'finance',
  finance_request: 'finance',
  leasing_request: 'finance',
  sell: 'valuation',
};

export function purposeOf(asked: Asked): Purpose {
  return PURPOSE_OF[formOf(asked)];
}

/** When an inquiry that comes now is deleted, with its mails and notes. */
export function expiresAt(asked: Asked, now: Date): Date {
  const expires = new Date(now);
  expires.setUTCMonth(expires.getUTCMonth() + RETENTION_MONTHS[purposeOf(asked)]);
  return expires;
}
