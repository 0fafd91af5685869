import { todayCopy as copy } from '#copy/admin/today.ts';
import { formatDate } from '#copy/format.ts';
import { vehicleName } from '#copy/labels.ts';
import { dealer } from '#dealer';
import { provenOffer } from '#domain/price-log/offer.ts';
import { isPublished } from '#domain/vehicle/public-vehicle.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { Task } from './task.ts';

const DAY_MS = 86_400_000;
/** How long before its end staff hear of an offer. */
const ENDS_SOON_MS = 3 * DAY_MS;

/** The offers that end soon; else those that have lasted so long that they may count as the usual price. */
export function offerTask(vehicles: readonly Vehicle[], now: Date): Task | null {
  const offers = vehicles.filter(isPublished).flatMap((vehicle) => {
    const offer = provenOffer(vehicle.price_log, now);
    return offer ? [{ vehicle, ...offer }] : [];
  });
  const ending = offers
    .filter(({ until }) => until !== null && until.getTime() - now.getTime() <= ENDS_SOON_MS)
    .toSorted((a, b) => Number(a.until) - Number(b.until));
  const { warnAfterDays } = dealer.offers;
  const lasting = offers
    .filter(({ since }) => now.getTime() - since.getTime() > warnAfterDays * DAY_MS)
    .toSorted((a, b) => Number(a.since) - Number(b.since));
  const [first] = ending.length > 0 ? ending : lasting;
  if (!first) return null;
  const name = vehicleName(first.vehicle);
  const task = {
    kind: 'offers' as const,
    action: copy.review,
    target: { view: 'vehicle' as const, id: first.vehicle.id },
  };
  return ending.length > 0
    ? {
        ...task,
        title: copy.offersEnd(ending.length),
        detail: copy.offerLastDay(name, formatDate(first.vehicle.offer_until ?? '')),
      }
    : {
        ...task,
        title: copy.offersLast(lasting.length, warnAfterDays),
        detail: copy.offerSince(name, formatDate(first.since)),
      };
}
