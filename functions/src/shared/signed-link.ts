import { createHmac } from 'node:crypto';
import { isSameText } from './same-text.ts';

/** 132 bits, which nobody guesses. */
const SIGNATURE_LENGTH = 22;

/** The purpose of a link. A link for one purpose does not work for another. */
export type LinkPurpose = 'booking' | 'reservation' | 'watch' | 'watch confirmation';

/**
 * The end of an address that opens one document without a sign-in, for as long as the document is
 * stored. Programs open the links of mails, so a GET of such an address must change nothing.
 */
export function signedLink(purpose: LinkPurpose, id: string, secret: string): string {
  return `${id}.${signature(purpose, id, secret)}`;
}

/** The id of such a link; null where we did not sign it. */
export function idOfLink(purpose: LinkPurpose, link: string, secret: string): string | null {
  const [id = '', given = '', ...more] = link.split('.');
  const isOurs = more.length === 0 && isSameText(signature(purpose, id, secret), given);
  return isOurs ? id : null;
}

function signature(purpose: LinkPurpose, id: string, secret: string): string {
  const hash = createHmac('sha256', secret).update(`link ${purpose} ${id}`);
  return hash.digest('base64url').slice(0, SIGNATURE_LENGTH);
}
