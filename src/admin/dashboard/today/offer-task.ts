import { workList } from '#admin/vehicles/work-lists.ts';
import { todayCopy as copy } from '#copy/admin/dashboard.ts';
import { formatDate } from '#copy/format.ts';
import { vehicleName } from '#copy/labels.ts';
import { dealer } from '#dealer';
import { provenOffer } from '#domain/price-log/offer.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { Task } from './task.ts';

/** The offers that end soon; else those that have lasted so long that they may count as the usual price. */
export function offerTask(vehicles: readonly Vehicle[], now: Date): Task | null {
  const ending = workList('offers-end', vehicles, now);
  const lasting = workList('offers-last', vehicles, now);
  const [first] = ending.length > 0 ? ending : lasting;
  if (!first) return null;
  const name = vehicleName(first);
  const since = provenOffer(first.price_log, now)?.since ?? now;
  const task = { kind: 'offers', action: copy.review } as const;
  if (ending.length > 0) {
    return {
      ...task,
      title: copy.offersEnd(ending.length),
      detail: copy.offerLastDay(name, formatDate(first.offer_until ?? '')),
      target: '#vehicles?work=offers-end',
    };
  }
  return {
    ...task,
    title: copy.offersLast(lasting.length, dealer.offers.warnAfterDays),
    detail: copy.offerSince(name, formatDate(since)),
    target: '#vehicles?work=offers-last',
  };
}
