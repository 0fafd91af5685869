import * as v from 'valibot';
import { documentId } from '#domain/schema/schemas.ts';
import { paths } from '#paths';
import { inquiriesDatabase, staffMember } from '../shared/admin-sdk.ts';
import { json, methodProblem } from '../shared/request/http.ts';
import type { Route } from '../shared/request/routes.ts';
import { config, secrets } from '../shared/settings/config.ts';
import { loadPageRenderer } from '../shared/site-pages.ts';
import { bookingPage } from './booking-page.ts';
import { staffBookings } from './staff/staff-bookings.ts';
import { readFreeTimes } from './store-booking.ts';

const now = () => new Date();

/** What visitors need to book a time, and to move or cancel it. */
export const bookingRoutes: readonly Route[] = [
  {
    path: paths.bookingTimes,
    handler: async (request) => {
      const wrongMethod = methodProblem(request, ['GET']);
      if (wrongMethod) return wrongMethod;
      const vehicle = request.query.get('vehicle');
      if (!v.is(documentId, vehicle)) return json(422, { ok: false, error: 'invalid' });
      return json(200, { times: await readFreeTimes(inquiriesDatabase(), vehicle, now()) });
    },
  },
  {
    path: '/aftale/**',
    handler: (request) =>
      bookingPage(request, {
        inquiriesDb: inquiriesDatabase(),
        now,
        formSecret: secrets.formSecret.value(),
        publicUrl: config.publicUrl(),
        site: loadPageRenderer,
      }),
  },
];

/** For staff, who see and change all bookings. */
export const staffBookingRoutes: readonly Route[] = [
  {
    path: paths.bookingsApi,
    handler: (request) =>
      staffBookings(request, { inquiriesDb: inquiriesDatabase(), now, staffMember }),
  },
];
