import { createHmac } from 'node:crypto';
import { isSameText } from '#functions/src/shared/same-text.ts';

/** The header with the signature of the body, of webhook calls and of build reports. */
export const SIGNATURE_HEADER = 'x-signature-256';

/** The most that the time of a signature may differ from the time of the receiver. */
export const MAX_AGE_MS = 5 * 60_000;

const SIGNATURE = /^t=(\d{1,15}),sha256=[0-9a-f]{64}$/u;

/**
 * `t=<ms>,sha256=<hex>`: the time, and the HMAC-SHA256 of the time, a dot and the body's bytes. With the
 * time a request that somebody recorded is worth nothing soon after.
 */
export function signBody(body: string | Buffer, secret: string, now = new Date()): string {
  return signatureAt(now.getTime(), body, secret);
}

/** Whether `signature` is that of the body, and not older than `MAX_AGE_MS`. Always false with an empty secret. */
export function verifySignature(
  body: string | Buffer,
  signature: string | undefined,
  secret: string,
  now = new Date(),
): boolean {
  const [, time] = SIGNATURE.exec(signature ?? '') ?? [];
  if (!secret || !signature || time === undefined) return false;
  if (Math.abs(now.getTime() - Number(time)) > MAX_AGE_MS) return false;
  return isSameText(signatureAt(Number(time), body, secret), signature);
}

function signatureAt(time: number, body: string | Buffer, secret: string): string {
  const hash = createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex');
  return `t=${time},sha256=${hash}`;
}
