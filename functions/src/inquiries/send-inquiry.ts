import type { Firestore } from 'firebase-admin/firestore';
import type { InquirySubmission } from '#domain/inquiry/submission.ts';
import { paths } from '#paths';
import {
  type ApiAnswer,
  type ApiRequest,
  html,
  json,
  methodProblem,
  readJson,
  redirect,
} from '../shared/http.ts';
import { log } from '../shared/log.ts';
import type { GetReleasePage } from '../shared/release-page-cache.ts';
import { problemPage } from './answer-page.ts';
import { checkFormToken } from './form-token.ts';
import { addressHash, allowance } from './limits.ts';
import { bodyOfPlainForm, type PlainForm, readPlainForm } from './plain-form.ts';
import { inquiryId, isStored, storeInquiry } from './store.ts';
import { type FieldProblems, validateSubmission } from './validate.ts';
import { findVehicle, trueVehicle } from './vehicle.ts';

const MAX_BODY_BYTES = 16 * 1024;
/** A field no person sees; what fills it in is not a person. */
const HONEYPOT = 'website';
/** The same plain form sent again within this time is a second press of the button. */
const DOUBLE_PRESS_MS = 10 * 60_000;

export interface SendInquiryDeps {
  db: Firestore;
  now: () => Date;
  formSecret: string;
  inquiriesPerHour: number;
  retentionDays: number;
  /** A page of the site with a form on it, to answer forms without JavaScript in. */
  frame: GetReleasePage;
}

/** Why an inquiry was not taken, with the status that says so. */
const STATUS = {
  unreadable: 400,
  token: 403,
  too_large: 413,
  media_type: 415,
  invalid: 422,
  busy: 429,
  unavailable: 503,
} as const;
type Refusal = { ok: false; error: keyof typeof STATUS; fields?: FieldProblems };
type Outcome = { ok: true; id: string } | Refusal;

/** `POST /api/send-contact-email`: an answer of `ok` means the inquiry is stored. */
export async function sendContactEmail(
  request: ApiRequest,
  deps: SendInquiryDeps,
): Promise<ApiAnswer> {
  const wrongMethod = methodProblem(request, ['POST']);
  if (wrongMethod) return wrongMethod;
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  const tooLarge = request.body.length > MAX_BODY_BYTES;
  if (type === 'application/x-www-form-urlencoded') {
    const form = tooLarge ? {} : readPlainForm(request.body);
    const outcome = tooLarge ? refusal('too_large') : await takePlainForm(form, request, deps);
    return answerToPage(outcome, form, deps);
  }
  if (type !== 'application/json') return answerToScript(refusal('media_type'));
  if (tooLarge) return answerToScript(refusal('too_large'));
  return answerToScript(await takeJson(request, deps));
}

async function takeJson(request: ApiRequest, deps: SendInquiryDeps): Promise<Outcome> {
  const body = readJson(request);
  if (typeof body !== 'object' || body === null) return refusal('unreadable');
  const token = request.headers['x-form-token'];
  // Without a token the inquiry is taken under the stricter limit; one that is too young or no
  // longer good is refused by name, and the form fetches another and sends again.
  if (token && checkFormToken(deps.formSecret, token, deps.now()) !== 'good') {
    return refusal('token');
  }
  const valid = validateSubmission(body);
  if (!valid.ok) return refusal('invalid', valid.fields);
  return take(valid.value, request, deps, {
    key: request.headers['idempotency-key']?.slice(0, 200),
    held: HONEYPOT in body && body[HONEYPOT] !== '',
    withToken: Boolean(token),
  });
}

async function takePlainForm(
  form: PlainForm,
  request: ApiRequest,
  deps: SendInquiryDeps,
): Promise<Outcome> {
  const { [HONEYPOT]: honeypot = '', ...fields } = form;
  try {
    const body = await bodyOfPlainForm(fields, (id) => findVehicle(deps.db, id));
    if (!body.ok) return refusal('invalid', body.fields);
    const valid = validateSubmission(body.value);
    if (!valid.ok) return refusal('invalid', valid.fields);
    const address = addressHash({
      address: request.address,
      secret: deps.formSecret,
      now: deps.now(),
    });
    return await take(valid.value, request, deps, {
      key: `${address} ${Math.floor(deps.now().getTime() / DOUBLE_PRESS_MS)}`,
      held: honeypot !== '',
      withToken: false,
    });
  } catch (error) {
    log.inquiryNotStored(error);
    return refusal('unavailable');
  }
}

async function take(
  contact: InquirySubmission,
  request: ApiRequest,
  deps: SendInquiryDeps,
  how: { key: string | undefined; held: boolean; withToken: boolean },
): Promise<Outcome> {
  const now = deps.now();
  try {
    const [vehicle, allowed] = await Promise.all([
      'vehicleInfo' in contact ? trueVehicle(deps.db, contact.vehicleInfo) : null,
      allowance(deps.db, {
        address: request.address,
        perHour: deps.inquiriesPerHour,
        withToken: how.withToken,
        secret: deps.formSecret,
        now,
      }),
    ]);
    const id = inquiryId(how.key, contact, deps.formSecret);
    if (!allowed.allowed) {
      // A retry of what is stored already has been counted once and is welcome.
      const stored = how.key && (await isStored(deps.db, id));
      return stored ? { ok: true, id } : refusal('busy');
    }
    const inquiry = { request: contact, vehicle, held: how.held };
    const outcome = await storeInquiry(deps.db, id, inquiry, {
      retentionDays: deps.retentionDays,
      now,
      allowance: allowed,
    });
    if (outcome === 'stored') (how.held ? log.inquiryHeld : log.inquiryStored)(id);
    return { ok: true, id };
  } catch (error) {
    log.inquiryNotStored(error);
    return refusal('unavailable');
  }
}

function refusal(error: Refusal['error'], fields?: FieldProblems): Refusal {
  log.inquiryRefused(error);
  return { ok: false, error, ...(fields && { fields }) };
}

function answerToScript(outcome: Outcome): ApiAnswer {
  if (outcome.ok) return json(200, outcome);
  return json(STATUS[outcome.error], outcome, retryHeaders(outcome));
}

async function answerToPage(
  outcome: Outcome,
  form: PlainForm,
  { frame }: SendInquiryDeps,
): Promise<ApiAnswer> {
  if (outcome.ok) return redirect(303, paths.thanks);
  const status = STATUS[outcome.error];
  const page = problemPage(status, form, outcome.fields ?? {}, await frame());
  return html(status, page, retryHeaders(outcome));
}

function retryHeaders({ error }: Refusal): Record<string, string> {
  return error === 'busy' ? { 'retry-after': '3600' } : {};
}
