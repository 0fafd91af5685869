import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { type Booking, isOver } from '#domain/booking/booking.ts';
import { chosenTime } from '#domain/booking/free-times.ts';
import { documentId } from '#domain/schema/schemas.ts';
import { bookingPath } from '#paths';
import { type BookingPageData, pageOf } from '#site/page-data.ts';
import { isFromForeignSite } from '../inquiries/receive/foreign-site.ts';
import {
  type ApiAnswer,
  type ApiRequest,
  methodProblem,
  redirect,
} from '../shared/request/http.ts';
import { idOfLink } from '../shared/signed-link.ts';
import { answerWithPage, type LoadRenderer } from '../shared/site-pages.ts';
import { officeOf, placeOf } from './booked-time.ts';
import { calendarFile } from './calendar-file.ts';
import { changeBooking } from './change-booking.ts';
import { readBooking, readFreeTimes } from './store-booking.ts';

const ADDRESS = /^\/aftale\/([\w.-]{1,200})(\/fremvisning\.ics)?\/?$/u;
const MOST_BYTES = 4096;

export interface BookingPageDeps {
  inquiriesDb: Firestore;
  now: () => Date;
  formSecret: string;
  publicUrl: string;
  site: LoadRenderer;
}

type Problem = NonNullable<BookingPageData['problem']>;
const STATUS: Record<Problem, number> = { taken: 409, choose: 422, too_often: 429, failed: 403 };

/**
 * `/aftale/{link}`: the page of one booking, for the holder of its link. Reading it changes nothing, since
 * mail programs and scanners open links; a press posts.
 */
export async function bookingPage(request: ApiRequest, deps: BookingPageDeps): Promise<ApiAnswer> {
  const wrongMethod = methodProblem(request, ['GET', 'HEAD', 'POST']);
  if (wrongMethod) return wrongMethod;
  const [, link = '', file] = ADDRESS.exec(request.path) ?? [];
  const id = idOfLink('booking', link, deps.formSecret);
  const booking = v.is(documentId, id) ? await readBooking(deps.inquiriesDb, id) : null;
  if (!booking) return answerWithPage(deps.site, 404, pageOf('/aftale', '/aftale', null), PRIVATE);
  if (file && request.method !== 'POST') return calendar(booking, deps);
  if (request.method !== 'POST') return show(booking, link, deps, null);
  const problem = await act(booking, request, deps);
  if (problem === null) return redirect(303, bookingPath(link), PRIVATE);
  return show(booking, link, deps, problem);
}

async function act(
  booking: Booking,
  request: ApiRequest,
  deps: BookingPageDeps,
): Promise<Problem | null> {
  const isForeign = isFromForeignSite(request, deps.publicUrl);
  if (isForeign || request.body.length > MOST_BYTES) return 'failed';
  const posted = new URLSearchParams(request.body.toString('utf8'));
  const time = chosenTime(posted.get('time') ?? '');
  const { office, day, start } = booking;
  const changes = {
    cancel: 'cancelled' as const,
    // Only a booking that waits for its place may be confirmed, so an outdated page changes
    // nothing.
    confirm: booking.state === 'requested' ? { office, day, start } : null,
    move: time,
  };
  const action = (['cancel', 'confirm', 'move'] as const).find(
    (name) => name === posted.get('action'),
  );
  if (!action) return 'failed';
  if (action === 'move' && !time) return 'choose';
  const change = changes[action];
  const outcome = change
    ? await changeBooking(booking.id, change, { ...deps, by: 'visitor' })
    : 'same';
  return outcome === 'taken' || outcome === 'too_often' ? outcome : null;
}

async function show(
  booking: Booking,
  link: string,
  { inquiriesDb, now, site }: BookingPageDeps,
  problem: Problem | null,
): Promise<ApiAnswer> {
  const over = isOver(booking, now());
  const { id, state, day, start, minutes, vehicle } = booking;
  const times = over ? [] : await readFreeTimes(inquiriesDb, vehicle?.id ?? id, now());
  const page = pageOf('/aftale', '/aftale', {
    ...{ link, state, day, start, minutes, vehicle, times, problem, over },
    office: officeOf(booking).id,
    place: placeOf(booking),
  });
  return answerWithPage(site, problem ? STATUS[problem] : 200, page, PRIVATE);
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

/** The address is a key: no cache stores the page, and links on it send no referrer. */
const PRIVATE = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};
