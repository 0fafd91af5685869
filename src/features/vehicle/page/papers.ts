import { formatDate, formatKroner } from '#copy/format.ts';
import { papersCopy as copy } from '#copy/vehicles/papers.ts';
import { factCopy } from '#copy/vehicles/vehicle-facts.ts';
import { dealer } from '#dealer';
import { danishDate } from '#domain/time/danish-date.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';
import type { Fact } from '#features/inventory/summary/row-facts.ts';
import { FACT_TEXTS } from './facts/fact-texts.ts';

/** Papers and promises of a vehicle in one list, as known at `now`; a sold vehicle has none. */
export function papers(vehicle: PublicVehicle, now: Date): Fact[] {
  if (vehicle.status === 'sold') return [];
  const { last_inspection_date: last, next_inspection_date: next } = vehicle;
  const today = danishDate(now);
  const rows: [label: string, value: string | null][] = [
    [copy.inspection, copy.inspections(last && formatDate(last), next && formatDate(next))],
    [factCopy.service_history, FACT_TEXTS.service_history(vehicle)],
    [factCopy.dealer_warranty_months, FACT_TEXTS.dealer_warranty_months(vehicle)],
    [copy.factoryWarranty, untilText(vehicle.factory_warranty_until, today)],
    [copy.batteryWarranty, untilText(vehicle.battery_warranty_until, today)],
    [copy.delivery, deliveryText(vehicle)],
    [copy.returns, dealer.returns && copy.returnsWithin(dealer.returns)],
  ];
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** The end of a warranty with the whole months left; null once it has ended. */
function untilText(until: string | null, today: string): string | null {
  if (!until || until < today) return null;
  return copy.until(formatDate(until), wholeMonths(today, until));
}

/** Whole months from one calendar date to a later one. */
function wholeMonths(from: string, to: string): number {
  const [[year = 0, month = 0, day = 0], [toYear = 0, toMonth = 0, toDay = 0]] = [
    from.split('-').map(Number),
    to.split('-').map(Number),
  ];
  return (toYear - year) * 12 + toMonth - month - (toDay < day ? 1 : 0);
}

function deliveryText({ price_includes_delivery: inclusion }: PublicVehicle): string | null {
  const cost = inclusion === 'excluded' ? dealer.deliveryCost : null;
  return cost === null
    ? inclusion && copy.deliveries[inclusion]
    : copy.deliveryFor(formatKroner(cost));
}
