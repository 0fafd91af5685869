import { officeOf } from '#dealer';
import { reservationStateAt } from '#domain/booking/reservation.ts';
import { bookingPath } from '#paths';
import { pageOf, type ReservationData } from '#site/page-data.ts';
import { placeOf } from '../bookings/booked-time.ts';
import { readPlan } from '../bookings/booking-days.ts';
import { checkBookingLimit } from '../bookings/booking-limit.ts';
import { answerPrivately, PRIVATE, pressOf } from '../bookings/signed-page.ts';
import { networkOf } from '../inquiries/receive/network.ts';
import { findPublicVehicle } from '../public-data/find-public-vehicle.ts';
import { type ApiAnswer, type ApiRequest, redirect } from '../shared/request/http.ts';
import type { Services } from '../shared/services.ts';
import type { Deposits } from './deposits.ts';
import {
  endReservation,
  readReservation,
  type StartOutcome,
  startReservation,
} from './reservation-store.ts';

export interface ReservationPageDeps
  extends Pick<Services, 'db' | 'inquiriesDb' | 'now' | 'formSecret' | 'publicUrl' | 'site'> {
  /** Without it a reservation costs nothing. */
  deposits?: Deposits | undefined;
}

type Problem = NonNullable<ReservationData['problem']>;
const STATUS: Record<Problem, number> = { taken: 409, one_each: 409, busy: 429, failed: 403 };
const PROBLEM_OF: Partial<Record<StartOutcome, Problem>> = {
  taken: 'taken',
  one_each: 'one_each',
  busy: 'busy',
};

/** The page of one reservation, for the holder of its link: a press starts it, and another one ends it. */
export async function reservationPage(
  request: ApiRequest,
  { id, link }: { id: string; link: string },
  deps: ReservationPageDeps,
): Promise<ApiAnswer> {
  if (request.method !== 'POST') return show(id, link, null, deps);
  const here = redirect(303, bookingPath(link), PRIVATE);
  switch (pressOf(request, deps.publicUrl)?.get('action')) {
    case 'end':
      await endReservation(id, 'visitor', deps);
      return here;
    case 'start': {
      const { deposits, publicUrl } = deps;
      if (deposits && !(await deposits.isPaid(id))) {
        const back = `${publicUrl}${bookingPath(link)}`;
        return redirect(303, await deposits.paymentAddress(id, back), PRIVATE);
      }
      const problem = PROBLEM_OF[await start(id, request, deps)];
      return problem ? show(id, link, problem, deps) : here;
    }
    default:
      return show(id, link, 'failed', deps);
  }
}

async function start(
  id: string,
  request: ApiRequest,
  deps: ReservationPageDeps,
): Promise<StartOutcome> {
  const { inquiriesDb, formSecret: secret, now } = deps;
  const reservation = await readReservation(inquiriesDb, id);
  if (!reservation) return 'missing';
  const sender = { network: networkOf(request.address), email: reservation.email_key };
  const [{ reservation_hours: hours }, limit] = await Promise.all([
    readPlan(inquiriesDb),
    checkBookingLimit(inquiriesDb, { ...sender, secret, now: now() }, 'reservation'),
  ]);
  return startReservation(id, { ...deps, hours, limit });
}

async function show(
  id: string,
  link: string,
  problem: Problem | null,
  { db, inquiriesDb, now, site, deposits }: ReservationPageDeps,
): Promise<ApiAnswer> {
  const reservation = await readReservation(inquiriesDb, id);
  if (!reservation) return answerPrivately(site, 404, pageOf('/aftale', '/aftale', null));
  const { vehicle, ends_at, ended_by } = reservation;
  const office = officeOf((await findPublicVehicle(db, vehicle.id, now())) ?? { office: null }).id;
  const page = pageOf('/reservation', '/reservation', {
    ...{ link, problem, vehicle, ends_at, ended_by, office },
    place: placeOf({ office }),
    state: reservationStateAt(reservation, now()),
    hours: (await readPlan(inquiriesDb)).reservation_hours,
    hasDeposit: deposits !== undefined,
  });
  return answerPrivately(site, problem ? STATUS[problem] : 200, page);
}
