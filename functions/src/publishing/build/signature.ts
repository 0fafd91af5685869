import { createHmac, timingSafeEqual } from 'node:crypto';

/** The header with the signature of the body, of webhook calls and of build reports. */
export const SIGNATURE_HEADER = 'x-signature-256';

/** `sha256=<hex>`: the HMAC-SHA256 of the body's bytes. */
export function signBody(body: string | Buffer, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

/** Whether `signature` is that of the body. Always false with an empty secret. */
export function verifySignature(
  body: string | Buffer,
  signature: string | undefined,
  secret: string,
): boolean {
  if (!secret || !signature) return false;
  const expected = Buffer.from(signBody(body, secret));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
