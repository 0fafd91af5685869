import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ApiRequest } from '#functions/src/shared/request/http.ts';

/**
 * How long a call is good for. Mailgun repeats a call that failed for eight hours, and its signature
 * has the time of the first.
 */
export const CALL_MS = 12 * 3_600_000;

/** A mail that Mailgun received for our domain. */
export interface InboundCall {
  /** The address of the SMTP envelope. */
  recipient: string;
  mime: string;
  /** Named once by Mailgun, so that nobody can send a recorded signature again with another mail. */
  token: string;
}

/**
 * Reads a call of a Mailgun route whose address ends with `mime`; null unless `key` signed it and it is
 * fresh. The signature covers the time and the token alone, which is why each token is used once.
 */
export async function readMailgunCall(
  { headers, body }: Pick<ApiRequest, 'headers' | 'body'>,
  key: string,
  now: Date,
): Promise<InboundCall | null> {
  const fields = await readForm(headers['content-type'] ?? '', body);
  if (!fields) return null;
  const [timestamp, token, signature] = [text('timestamp'), text('token'), text('signature')];
  const age = Math.abs(now.getTime() - Number(timestamp) * 1000);
  if (!/^\d{1,12}$/u.test(timestamp) || token === '' || age > CALL_MS) return null;
  const expected = createHmac('sha256', key)
    .update(timestamp + token)
    .digest('hex');
  const [ours, given] = [Buffer.from(expected), Buffer.from(signature)];
  if (ours.length !== given.length || !timingSafeEqual(ours, given)) return null;
  return { recipient: text('recipient'), mime: text('body-mime'), token };

  function text(name: string): string {
    const value = fields?.get(name);
    return typeof value === 'string' ? value : '';
  }
}

/** A form of either encoding: Mailgun chooses by whether the mail has attachments. */
async function readForm(type: string, body: Buffer): Promise<FormData | null> {
  try {
    return await new Response(new Uint8Array(body), {
      headers: { 'content-type': type },
    }).formData();
  } catch {
    return null;
  }
}
