import * as v from 'valibot';
import { officeOf } from '#dealer';
import { type Booking, isOver } from '#domain/booking/booking.ts';
import { chosenTime } from '#domain/booking/free-times.ts';
import { documentId } from '#domain/schema/schemas.ts';
import { bookingPath, paths } from '#paths';
import { type BookingPageData, pageOf } from '#site/page-data.ts';
import { type ReservationPageDeps, reservationPage } from '../reservations/reservation-page.ts';
import { type ApiAnswer, type ApiRequest, json, redirect } from '../shared/request/http.ts';
import { idOfLink } from '../shared/signed-link.ts';
import { placeOf } from './booked-time.ts';
import { calendarFile } from './calendar-file.ts';
import { type BookingChange, changeBooking } from './change-booking.ts';
import { answerPrivately, PRIVATE, pressOf } from './signed-page.ts';
import { isSold, readBooking, readFreeTimes } from './store-booking.ts';

const ADDRESS = /^\/aftale\/([\w.-]{1,200})(\/fremvisning\.ics)?\/?$/u;

type BookingPageDeps = Omit<ReservationPageDeps, 'deposits'>;

type Problem = NonNullable<BookingPageData['problem']>;
const STATUS: Record<Problem, number> = { taken: 409, choose: 422, too_often: 429, failed: 403 };

/**
 * `/aftale/{link}`: the page of one booking or reservation, for the holder of its link. Reading it changes
 * nothing, since mail programs and scanners open links; a press posts.
 */
export async function bookingPage(
  request: ApiRequest,
  deps: ReservationPageDeps,
): Promise<ApiAnswer> {
  if (request.path === paths.agreementSent) {
    return answerPrivately(deps.site, 200, pageOf('/reservation', '/reservation', null));
  }
  const [, link = '', file] = ADDRESS.exec(request.path) ?? [];
  const reserved = idOfLink('reservation', link, deps.formSecret);
  if (reserved) return reservationPage(request, { id: reserved, link }, deps);
  const id = idOfLink('booking', link, deps.formSecret);
  const booking = v.is(documentId, id) ? await readBooking(deps.inquiriesDb, id) : null;
  if (!booking) return answerPrivately(deps.site, 404, pageOf('/aftale', '/aftale', null));
  if (file && request.method !== 'POST') return calendar(booking, deps);
  if (request.method !== 'POST') return show(booking, link, deps, null);
  const problem = await act(booking, request, deps);
  if (problem === null) return redirect(303, bookingPath(link), PRIVATE);
  return show(booking, link, deps, problem);
}

/** `/api/booking-times`: the times at which a vehicle can be seen, for the form in a dialog. */
export async function answerFreeTimes(
  request: ApiRequest,
  { inquiriesDb, now }: Pick<BookingPageDeps, 'inquiriesDb' | 'now'>,
): Promise<ApiAnswer> {
  const vehicle = request.query.get('vehicle');
  if (!v.is(documentId, vehicle)) return json(422, { ok: false, error: 'invalid' });
  return json(200, { times: await readFreeTimes(inquiriesDb, vehicle, now()) });
}

async function act(
  booking: Booking,
  request: ApiRequest,
  deps: BookingPageDeps,
): Promise<Problem | null> {
  const posted = pressOf(request, deps.publicUrl);
  const { state, office, day, start } = booking;
  switch (posted?.get('action')) {
    case 'cancel':
      return change(booking, 'cancelled', deps);
    case 'confirm':
      // Only a booking that waits for its place may be confirmed, so an outdated page changes nothing.
      return state === 'requested' ? change(booking, { office, day, start }, deps) : null;
    case 'move': {
      const time = chosenTime(posted?.get('time') ?? '');
      return time ? change(booking, time, deps) : 'choose';
    }
    default:
      return 'failed';
  }
}

async function change(
  { id }: Booking,
  to: BookingChange,
  deps: BookingPageDeps,
): Promise<Problem | null> {
  const outcome = await changeBooking(id, to, { ...deps, by: 'visitor' });
  return outcome === 'taken' || outcome === 'too_often' ? outcome : null;
}

async function show(
  booking: Booking,
  link: string,
  { db, inquiriesDb, now, site }: BookingPageDeps,
  problem: Problem | null,
): Promise<ApiAnswer> {
  const over = isOver(booking, now());
  const { id, state, day, start, minutes, vehicle } = booking;
  const sold = await isSold(booking, db, now());
  const times = over || sold ? [] : await readFreeTimes(inquiriesDb, vehicle?.id ?? id, now());
  const page = pageOf('/aftale', '/aftale', {
    ...{ link, state, day, start, minutes, vehicle, times, problem, over, sold },
    office: officeOf(booking).id,
    place: placeOf(booking),
  });
  return answerPrivately(site, problem ? STATUS[problem] : 200, page);
}

function calendar(booking: Booking, { publicUrl, formSecret: secret }: BookingPageDeps): ApiAnswer {
  return {
    status: 200,
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="fremvisning.ics"',
      ...PRIVATE,
    },
    body: calendarFile(booking, { publicUrl, secret }),
  };
}
