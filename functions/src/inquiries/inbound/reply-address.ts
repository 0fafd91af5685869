import { createHmac } from 'node:crypto';
import { isSameText } from '#functions/src/shared/same-text.ts';

/** The domain where answers to replies arrive, and the secret that signs the addresses. */
export interface Inbound {
  /** Empty where no mail comes in: answers then go to the dealer's mailbox. */
  domain: string;
  secret: string;
}

/** The longest part before the @ (RFC 5321). */
const LONGEST_LOCAL_PART = 64;
/** Hex digits of a signature: 80 bits, which nobody guesses by sending mails. */
const SIGNATURE_DIGITS = 20;
const ADDRESS = /^svar\+([\w-]+)\.([0-9a-f]+)@([^@\s]+)$/iu;

/** The address whose mails belong to an inquiry; null where no mail comes in. */
export function replyAddress(inquiryId: string, { domain, secret }: Inbound): string | null {
  const local = `svar+${inquiryId}.${signature(inquiryId, secret)}`;
  return domain === '' || local.length > LONGEST_LOCAL_PART ? null : `${local}@${domain}`;
}

/** The inquiry that mails to an address belong to; null where we did not sign the address. */
export function inquiryOfAddress(address: string, { domain, secret }: Inbound): string | null {
  const [, id = '', given = '', host = ''] = ADDRESS.exec(address.trim()) ?? [];
  if (domain === '' || host.toLowerCase() !== domain.toLowerCase()) return null;
  // Some programs change the case of addresses; our ids are in lower case.
  const ids = [id, id.toLowerCase()];
  return (
    ids.find((candidate) => isSameText(signature(candidate, secret), given.toLowerCase())) ?? null
  );
}

function signature(id: string, secret: string): string {
  const hash = createHmac('sha256', secret).update(`reply address ${id}`);
  return hash.digest('hex').slice(0, SIGNATURE_DIGITS);
}
