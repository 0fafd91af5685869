import { VEHICLE_INQUIRY_TYPES } from '#domain/inquiry/forms.ts';
import type { VehicleInfo } from '#domain/inquiry/submission.ts';
import { readPlan } from '#functions/src/bookings/booking-days.ts';
import { readFreeTimes } from '#functions/src/bookings/store-booking.ts';
import { findPublicVehicle } from '#functions/src/public-data/find-public-vehicle.ts';
import { vehicleNotFound } from '#functions/src/public-data/vehicle-page.ts';
import { isReservable } from '#functions/src/reservations/reservation-store.ts';
import {
  type ApiAnswer,
  type ApiRequest,
  CACHED_FOR_A_MINUTE,
  redirect,
} from '#functions/src/shared/request/http.ts';
import type { Services } from '#functions/src/shared/services.ts';
import { answerWithPage } from '#functions/src/shared/site-pages.ts';
import { vehiclePath } from '#paths';
import { pageOf } from '#site/page-data.ts';
import { inquiryVehicle } from '../receive/inquiry-vehicle.ts';

const ADDRESS = /^\/car\/([^/]+)\/([^/]+)\/?$/u;

export type InquiryPageDeps = Pick<Services, 'db' | 'inquiriesDb' | 'now' | 'site'>;

/**
 * `/car/{id}/{type}`: the inquiry form of a vehicle on a page of its own, where the button of the
 * dialog leads without JavaScript. Rarely opened, so no release has it.
 */
export async function inquiryPage(request: ApiRequest, deps: InquiryPageDeps): Promise<ApiAnswer> {
  const [, id, name] = ADDRESS.exec(request.path) ?? [];
  const form = VEHICLE_INQUIRY_TYPES.find((known) => known === name);
  const found = form && id ? await findPublicVehicle(deps.db, id, deps.now()) : null;
  if (!form || !found) return vehicleNotFound(deps.site);
  const { known: _, ...vehicle } = inquiryVehicle(found);
  if (form === 'reservation') return reservationForm(vehicle, deps);
  const isViewing = form === 'viewing';
  if (isViewing && found.status === 'sold') return redirect(303, vehiclePath(found.id));
  const times = isViewing ? await readFreeTimes(deps.inquiriesDb, found.id, deps.now()) : [];
  const page = pageOf('/inquiry-form', '/inquiry-form', { form, vehicle, times, posted: null });
  // A time may be taken at any moment.
  return answerWithPage(deps.site, 200, page, isViewing ? {} : CACHED_FOR_A_MINUTE);
}

/** The form that reserves a vehicle; of one that is not for sale its page says so. */
async function reservationForm(vehicle: VehicleInfo, deps: InquiryPageDeps): Promise<ApiAnswer> {
  if (!(await isReservable(deps, vehicle.id))) return redirect(303, vehiclePath(vehicle.id));
  const { reservation_hours: hours } = await readPlan(deps.inquiriesDb);
  const data = { form: 'reservation' as const, vehicle, times: [], posted: null, hours };
  return answerWithPage(deps.site, 200, pageOf('/inquiry-form', '/inquiry-form', data));
}
