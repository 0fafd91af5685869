import { createHmac, timingSafeEqual } from 'node:crypto';

/** Header of every signed body, ours and the builder's. */
export const SIGNATURE_HEADER = 'x-signature-256';

/** `sha256=<hex>` over the body's bytes as they travel. */
export function signBody(body: string | Buffer, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

export function verifySignature(
  body: string | Buffer,
  signature: string | undefined,
  secret: string,
): boolean {
  // An empty secret would let everybody sign.
  if (!secret || !signature) return false;
  const expected = Buffer.from(signBody(body, secret));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
