import type { Firestore } from 'firebase-admin/firestore';
import { log } from '#functions/src/shared/log.ts';
import { type ApiAnswer, type ApiRequest, json } from '#functions/src/shared/request/http.ts';
import { readMailgunCall } from './mailgun.ts';
import { type Inbound, inquiryOfAddress } from './reply-address.ts';
import { storeMail } from './store-mail.ts';

/** More than a mail server takes. */
const MAX_BODY_BYTES = 30 * 1024 * 1024;
/** Reading a larger one takes ten times its size, so an instance reads one of them at a time. */
const LARGE_BODY_BYTES = 1024 * 1024;
let readsLarge = false;

export interface ReceiveMailDeps {
  inquiriesDb: Firestore;
  now: () => Date;
  inbound: Inbound;
  /** The key that Mailgun signs its calls with; `none` where no mail comes in. */
  key: string;
  /** Addresses that we send from: a mail of theirs is a copy of ours. */
  own: readonly string[];
}

/**
 * `POST /api/inbound/mime`: Mailgun received a mail to a reply address. 406 says that it is not to try
 * again; any other failure is repeated for eight hours. Why it is so: docs/why/answers.md.
 */
export async function receiveMail(request: ApiRequest, deps: ReceiveMailDeps): Promise<ApiAnswer> {
  const { inbound, key } = deps;
  if (inbound.domain === '' || key === '' || key === 'none') return refusal(404, 'off');
  if (request.body.length > MAX_BODY_BYTES) return refusal(406, 'too_large');
  const isLarge = request.body.length > LARGE_BODY_BYTES;
  if (isLarge && readsLarge)
    return json(503, { ok: false, error: 'busy' }, { 'retry-after': '60' });
  readsLarge ||= isLarge;
  try {
    return await read(request, deps);
  } finally {
    if (isLarge) readsLarge = false;
  }
}

async function read(request: ApiRequest, deps: ReceiveMailDeps): Promise<ApiAnswer> {
  const { inquiriesDb, inbound, key, own, now } = deps;
  const call = await readMailgunCall(request, key, now());
  // Our key may be an old one: repeated calls give the dealer time to notice.
  if (!call) return refusal(401, 'signature');
  const inquiryId = call.recipient
    .split(',')
    .map((address) => inquiryOfAddress(address, inbound))
    .find((id) => id !== null);
  if (!inquiryId) return refusal(406, 'address');
  // Loaded with the first mail, since this function answers visitors.
  const { readMail } = await import('./read-mail.ts');
  const mail = await readMail(call.mime).catch(() => null);
  if (!mail) return refusal(406, 'unreadable');
  if (mail.automatic || own.includes(mail.from.toLowerCase())) {
    log.incomingMailIgnored(inquiryId);
    return json(200, { ok: true });
  }
  const outcome = await storeMail(inquiriesDb, { inquiryId, mail, call, now: now() });
  if (outcome === 'stored') log.incomingMailStored(inquiryId);
  const accepted = outcome === 'stored' || outcome === 'repeated';
  return accepted ? json(200, { ok: true }) : refusal(406, outcome);
}

function refusal(status: number, error: string): ApiAnswer {
  log.incomingMailRefused(error);
  return json(status, { ok: false, error });
}
