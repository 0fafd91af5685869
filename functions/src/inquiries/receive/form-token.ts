import { createHmac, randomBytes } from 'node:crypto';
import { type ApiAnswer, json } from '#functions/src/shared/request/http.ts';
import { isSameText } from '#functions/src/shared/same-text.ts';
import type { Services } from '#functions/src/shared/services.ts';

const MIN_AGE_MS = 2_000;
const MAX_AGE_MS = 12 * 60 * 60_000;

export type TokenVerdict = 'good' | 'too_young' | 'too_old' | 'forged';

/** `GET /api/form-token`, which a form requests when it is opened. */
export function answerFormToken({
  formSecret,
  now,
}: Pick<Services, 'formSecret' | 'now'>): ApiAnswer {
  return json(200, { token: issueFormToken(formSecret, now()) });
}

/** A form token: the time at which the form was opened and a random id, signed. */
export function issueFormToken(secret: string, now: Date): string {
  const content = `${now.getTime().toString(36)}.${randomBytes(12).toString('base64url')}`;
  return `${content}.${signature(secret, content)}`;
}

/** The id of a token that was checked, and when it is too old. */
export function formTokenId(token: string): { id: string; expires: Date } {
  const [issued = '', id = ''] = token.split('.');
  return { id, expires: new Date(Number.parseInt(issued, 36) + MAX_AGE_MS) };
}

/** Checks a token: filling in a form takes seconds, and no token is good for ever. */
export function checkFormToken(secret: string, token: string, now: Date): TokenVerdict {
  const [issued = '', id = '', given = ''] = token.split('.');
  if (!isSameText(signature(secret, `${issued}.${id}`), given)) return 'forged';
  const age = now.getTime() - Number.parseInt(issued, 36);
  if (age < MIN_AGE_MS) return 'too_young';
  return age > MAX_AGE_MS ? 'too_old' : 'good';
}

function signature(secret: string, content: string): string {
  return createHmac('sha256', secret).update(`form-token ${content}`).digest('base64url');
}
