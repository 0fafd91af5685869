import { chosenTime, type FreeDay } from '#domain/booking/free-times.ts';
import { HONEYPOT } from '#domain/inquiry/forms.ts';
import { postedForm } from '#domain/inquiry/posted-form.ts';
import { type InquirySubmission, InquirySubmissionSchema } from '#domain/inquiry/submission.ts';
import { type BookedTime, bookedTime } from '#functions/src/bookings/booked-time.ts';
import { readPlan } from '#functions/src/bookings/booking-days.ts';
import { checkBookingLimit } from '#functions/src/bookings/booking-limit.ts';
import { readBooking, readFreeTimes } from '#functions/src/bookings/store-booking.ts';
import { findPublicVehicle } from '#functions/src/public-data/find-public-vehicle.ts';
import { isReservable } from '#functions/src/reservations/reservation-store.ts';
import { log } from '#functions/src/shared/log.ts';
import {
  type ApiAnswer,
  type ApiRequest,
  json,
  readJson,
  redirect,
} from '#functions/src/shared/request/http.ts';
import { type FieldProblems, validate } from '#functions/src/shared/request/validate.ts';
import type { Services } from '#functions/src/shared/services.ts';
import { answerWithPage } from '#functions/src/shared/site-pages.ts';
import { paths } from '#paths';
import { pageOf } from '#site/page-data.ts';
import { type PlainForm, plainFormSubmission, readPlainForm } from '../pages/plain-form.ts';
import { isFromForeignSite } from './foreign-site.ts';
import { checkFormToken } from './form-token.ts';
import { findInquiryVehicle, resolveInquiryVehicle } from './inquiry-vehicle.ts';
import { networkOf } from './network.ts';
import { proxiesOf, watchProxies } from './proxies.ts';
import { checkRateLimit, dailyHash, type RateLimit } from './rate-limit.ts';
import { ownWords } from './settle-inquiry.ts';
import { inquiryId, isStored, type NewInquiry, storeInquiry } from './store-inquiry.ts';

const MAX_BODY_BYTES = 16 * 1024;
/** The same plain form posted again within this time is a second press of the button. */
const DOUBLE_PRESS_MS = 10 * 60_000;

export type ReceiveInquiryDeps = Pick<
  Services,
  'db' | 'inquiriesDb' | 'now' | 'formSecret' | 'publicUrl' | 'inquiriesPerHour' | 'site'
>;

/** Why a submission was refused, with the status that says so. */
const STATUS = {
  unreadable: 400,
  token: 403,
  cross_site: 403,
  taken: 409,
  too_large: 413,
  media_type: 415,
  invalid: 422,
  busy: 429,
  unavailable: 503,
} as const;
interface Refusal {
  ok: false;
  error: keyof typeof STATUS;
  fields?: FieldProblems;
  /** The times that are still free if the wanted one is not. */
  times?: readonly FreeDay[];
}
/** `booking` is the time that was booked with it. */
type Outcome = { ok: true; id: string; booking?: BookedTime } | Refusal;

/**
 * `POST /api/send-contact-email`: an answer of `ok` means that the inquiry is stored. Why it is so:
 * docs/why/inquiries.md.
 */
export async function receiveInquiry(
  request: ApiRequest,
  deps: ReceiveInquiryDeps,
): Promise<ApiAnswer> {
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  const tooLarge = request.body.length > MAX_BODY_BYTES;
  if (type === 'application/x-www-form-urlencoded') {
    const form = tooLarge ? {} : readPlainForm(request.body);
    return answerPlainForm(await receivePlainForm(form, tooLarge, request, deps), form, deps);
  }
  if (type !== 'application/json') return answerWithJson(refusal('media_type'));
  if (tooLarge) return answerWithJson(refusal('too_large'));
  return answerWithJson(await receiveJson(request, deps));
}

async function receiveJson(request: ApiRequest, deps: ReceiveInquiryDeps): Promise<Outcome> {
  const body = readJson(request);
  if (typeof body !== 'object' || body === null) return refusal('unreadable');
  const token = request.headers['x-form-token'] || null;
  // A submission without a token passes under the stricter limit. One with a bad token is refused
  // by name, so that the form fetches another and sends again.
  if (token && checkFormToken(deps.formSecret, token, deps.now()) !== 'good') {
    return refusal('token');
  }
  const valid = validate(InquirySubmissionSchema, body);
  if (!valid.ok) return refusal('invalid', valid.fields);
  return store(valid.value, request, deps, {
    key: request.headers['idempotency-key']?.slice(0, 200),
    held: HONEYPOT in body && body[HONEYPOT] !== '',
    token,
  });
}

async function receivePlainForm(
  form: PlainForm,
  tooLarge: boolean,
  request: ApiRequest,
  deps: ReceiveInquiryDeps,
): Promise<Outcome> {
  if (isFromForeignSite(request, deps.publicUrl)) return refusal('cross_site');
  if (tooLarge) return refusal('too_large');
  try {
    const valid = await plainFormSubmission(form, (id) =>
      findInquiryVehicle(deps.db, id, deps.now()),
    );
    if (!valid.ok) return refusal('invalid', valid.fields);
    const address = dailyHash(networkOf(request.address), {
      secret: deps.formSecret,
      now: deps.now(),
    });
    return await store(valid.value, request, deps, {
      key: `${address} ${Math.floor(deps.now().getTime() / DOUBLE_PRESS_MS)}`,
      held: Boolean(form[HONEYPOT]),
      token: null,
    });
  } catch (error) {
    log.inquiryNotStored(error);
    return refusal('unavailable');
  }
}

async function store(
  submission: InquirySubmission,
  request: ApiRequest,
  deps: ReceiveInquiryDeps,
  { key, held, token }: { key: string | undefined; held: boolean; token: string | null },
): Promise<Outcome> {
  const now = deps.now();
  try {
    const [vehicle, rateLimit, booking] = await Promise.all([
      'vehicleInfo' in submission
        ? resolveInquiryVehicle(deps.db, submission.vehicleInfo, now)
        : null,
      checkRateLimit(deps.inquiriesDb, {
        address: networkOf(request.address),
        email: submission.email,
        text: ownWords({
          message: '',
          ...submission,
          vehicle: 'vehicleInfo' in submission ? submission.vehicleInfo : null,
        }),
        perHour: deps.inquiriesPerHour,
        withToken: token !== null,
        secret: deps.formSecret,
        now,
      }),
      wantedBooking(submission, request, deps),
    ]);
    const id = inquiryId(key, submission, deps.formSecret);
    // A repeated press gets the same answer, even after the car was reserved.
    const isTaken =
      submission.type === 'reservation' && !(await isReservable(deps, submission.vehicleInfo.id));
    if (isTaken && !(await isStored(deps.inquiriesDb, id))) return refusal('taken');
    if (rateLimit.verdict === 'reached') {
      // A retry of a stored inquiry has been counted already.
      const stored = key && (await isStored(deps.inquiriesDb, id));
      return stored ? success(id, deps) : refusal('busy');
    }
    // In a flood staff sort the inquiries, since a refusal would also hit customers.
    const isHeld = held || rateLimit.verdict === 'flooded';
    const inquiry = { submission, vehicle, held: isHeld, booking };
    const outcome = await storeInquiry(deps.inquiriesDb, id, inquiry, {
      now,
      rateLimit,
      token,
    });
    // The form fetches another token and sends again.
    if (outcome === 'token_used') return refusal('token');
    if (outcome === 'taken') {
      const times = await readFreeTimes(deps.inquiriesDb, vehicle?.id ?? id, now);
      return { ...refusal('taken', { time: 'taken' }), times };
    }
    if (outcome === 'stored') logStored(id, { held, rateLimit, request });
    return await success(id, deps, booking !== null);
  } catch (error) {
    log.inquiryNotStored(error);
    return refusal('unavailable');
  }
}

/**
 * The time that a visitor books with an inquiry, and whether its place waits for a press in the mail.
 * Null for a vehicle that was sold while the form was open: the receipt says so.
 */
async function wantedBooking(
  submission: InquirySubmission,
  request: ApiRequest,
  { db, inquiriesDb, formSecret: secret, now }: ReceiveInquiryDeps,
): Promise<NonNullable<NewInquiry['booking']> | null> {
  if (submission.type !== 'viewing') return null;
  const time = chosenTime(submission.time);
  if (!time) return null;
  const { email, vehicleInfo } = submission;
  const sender = { network: networkOf(request.address), email, secret, now: now() };
  const [plan, limit, vehicle] = await Promise.all([
    readPlan(inquiriesDb),
    checkBookingLimit(inquiriesDb, sender),
    findPublicVehicle(db, vehicleInfo.id, now()),
  ]);
  return vehicle?.status === 'sold' ? null : { time, plan, limit };
}

async function success(id: string, deps: ReceiveInquiryDeps, isBooked = true): Promise<Outcome> {
  const booking = isBooked && (await readBooking(deps.inquiriesDb, id));
  return { ok: true, id, ...(booking && { booking: bookedTime(booking, deps.formSecret) }) };
}

function logStored(
  id: string,
  { held, rateLimit, request }: { held: boolean; rateLimit: RateLimit; request: ApiRequest },
): void {
  if (held) log.inquiryHeld(id);
  else if (rateLimit.verdict === 'flooded') log.inquiryHeldInFlood(id);
  else log.inquiryStored(id, proxiesOf(request));
  watchProxies(request);
}

function refusal(error: Refusal['error'], fields?: FieldProblems): Refusal {
  log.inquiryRefused(error);
  return { ok: false, error, ...(fields && { fields }) };
}

function answerWithJson(outcome: Outcome): ApiAnswer {
  if (outcome.ok) return json(200, outcome);
  return json(STATUS[outcome.error], outcome, retryHeaders(outcome));
}

/** A refused form that was posted without JavaScript is shown again with its values. */
async function answerPlainForm(
  outcome: Outcome,
  values: PlainForm,
  { db, inquiriesDb, site, now }: ReceiveInquiryDeps,
): Promise<ApiAnswer> {
  const form = postedForm(values) ?? 'contact';
  const isReservation = form === 'reservation';
  if (outcome.ok) {
    const next = isReservation ? paths.agreementSent : paths.thanks;
    return redirect(303, outcome.booking?.address ?? next);
  }
  const { error, fields = {} } = outcome;
  // The page is shown while the database does not answer, too.
  const vehicle = await findInquiryVehicle(db, values['vehicle_id'] ?? '', now()).catch(() => null);
  const known = ['invalid', 'busy', 'taken'] as const;
  const hours = isReservation
    ? { hours: (await readPlan(inquiriesDb).catch(() => null))?.reservation_hours ?? 0 }
    : {};
  const times =
    form === 'viewing'
      ? await readFreeTimes(inquiriesDb, values['vehicle_id'] ?? '', now()).catch(() => [])
      : [];
  const page = pageOf('/inquiry-form', '/inquiry-form', {
    ...{ form, vehicle, times, ...hours },
    posted: {
      ...{ values, problems: fields },
      problem:
        isReservation && error === 'taken'
          ? 'reserved'
          : (known.find((name) => name === error) ?? 'failed'),
    },
  });
  return answerWithPage(site, STATUS[error], page, retryHeaders(outcome));
}

function retryHeaders({ error }: Refusal): Record<string, string> {
  return error === 'busy' ? { 'retry-after': '3600' } : {};
}
