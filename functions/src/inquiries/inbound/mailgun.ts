import { createHmac } from 'node:crypto';
import type { ApiRequest } from '#functions/src/shared/request/http.ts';
import { isSameText } from '#functions/src/shared/same-text.ts';

/**
 * How long a call is good for. Mailgun repeats a call that failed for eight hours, and its signature
 * has the time of the first.
 */
export const CALL_MS = 12 * 3_600_000;

export interface InboundCall {
  /** The address of the SMTP envelope. */
  recipient: string;
  mime: string;
  /** Named once by Mailgun, so that nobody can send a recorded signature again with another mail. */
  token: string;
}

/**
 * Reads a call of a Mailgun route whose address ends with `mime`; null unless `key` signed it and it is
 * fresh. Mailgun posts a form of either encoding. Its signature covers the time and the token alone.
 */
export async function readMailgunCall(
  { headers: { 'content-type': type = '' }, body }: ApiRequest,
  key: string,
  now: Date,
): Promise<InboundCall | null> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => null);
  const text = (name: string) => String(form?.get(name) ?? '');
  const [timestamp, token] = [text('timestamp'), text('token')];
  const age = Math.abs(now.getTime() - Number(timestamp) * 1000);
  if (!/^\d{1,12}$/u.test(timestamp) || token === '' || age > CALL_MS) return null;
  const signature = createHmac('sha256', key).update(`${timestamp}${token}`).digest('hex');
  if (!isSameText(signature, text('signature'))) return null;
  return { recipient: text('recipient'), mime: text('body-mime'), token };
}
