import {
  NOTHING_UNSHOWN,
  PROBLEMS,
  type Unshown,
  withProblem,
} from '#admin/publishing/problems.ts';
import { dealer } from '#dealer';
import { provenOffer } from '#domain/price-log/offer.ts';
import { isPublished } from '#domain/vehicle/public-vehicle.ts';
import { hasStepDue } from '#domain/vehicle/record/car-steps.ts';
import { missingForSale } from '#domain/vehicle/record/missing-for-sale.ts';
import { standingLong, usualTime } from '#domain/vehicle/record/standing.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

const DAY_MS = 86_400_000;
/** How long before its end staff hear of an offer. */
const ENDS_SOON_MS = 3 * DAY_MS;

/** The missing facts of vehicles for sale, each a list of its own. */
export const MISSING_FIELDS = [
  'year',
  'mileage',
  'fuel_type',
  'first_registration_date',
  'price',
  'price_includes_delivery',
] as const;

/** Lists of vehicles that somebody has to look at, as the address of the table names them. */
export const WORK_LISTS = [
  'images',
  'steps',
  'lacking',
  'offers-end',
  'offers-last',
  'standing',
  ...PROBLEMS,
  ...MISSING_FIELDS,
] as const;
export type WorkList = (typeof WORK_LISTS)[number];

/**
 * The vehicles of a list, most pressing first. The day's work counts them with the same function as
 * the table that shows them, so both have the same number.
 */
export function workList(
  list: WorkList,
  vehicles: readonly Vehicle[],
  now: Date,
  unshown: Unshown = NOTHING_UNSHOWN,
): Vehicle[] {
  switch (list) {
    case 'images':
      return vehicles
        .filter(({ cover, status }) => cover === null && status !== 'sold' && status !== 'archived')
        .sort((a, b) => Number(a.created_at) - Number(b.created_at));
    case 'steps':
      return vehicles.filter((vehicle) => hasStepDue(vehicle, now));
    case 'lacking':
      return vehicles.filter(
        (vehicle) => isPublished(vehicle) && missingForSale(vehicle, null).length > 0,
      );
    case 'offers-end':
      return byOffer(vehicles, now, ({ until }) =>
        until !== null && Number(until) - Number(now) <= ENDS_SOON_MS ? Number(until) : null,
      );
    case 'offers-last':
      return byOffer(vehicles, now, ({ since }) =>
        Number(now) - Number(since) > dealer.offers.warnAfterDays * DAY_MS ? Number(since) : null,
      );
    case 'standing': {
      const usual = usualTime(vehicles, now);
      return usual ? standingLong(vehicles, usual, now) : [];
    }
    case 'uploads':
    case 'rejected':
      // While the change of a repaired vehicle is being saved, it is among the others too.
      return withProblem(list, 'vehicles', [...unshown.repaired, ...vehicles], unshown.problems);
    default:
      return vehicles.filter((vehicle) => missingForSale(vehicle, null).includes(list));
  }
}

type Offer = NonNullable<ReturnType<typeof provenOffer>>;

/** The published vehicles whose offer has such a time, the earliest first. */
function byOffer(
  vehicles: readonly Vehicle[],
  now: Date,
  timeOf: (offer: Offer) => number | null,
): Vehicle[] {
  return vehicles
    .flatMap((vehicle) => {
      const offer = isPublished(vehicle) ? provenOffer(vehicle.price_log, now) : null;
      const time = offer && timeOf(offer);
      return time === null ? [] : [{ vehicle, time }];
    })
    .sort((a, b) => a.time - b.time)
    .map(({ vehicle }) => vehicle);
}
