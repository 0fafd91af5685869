import { type PrintedSheet, sheetPrices } from '#domain/printed-sheet.ts';
import { isPublished, publicVehicle } from '#domain/vehicle/public-vehicle.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

/**
 * The vehicles for sale whose printed sign states another price than their page, longest printed first;
 * `price` is what the page asks now, 0 on request.
 */
export function outdatedSheets(
  vehicles: readonly Vehicle[],
  sheets: ReadonlyMap<string, PrintedSheet>,
  now: Date,
) {
  const outdated = vehicles.flatMap((stored) => {
    const printed = sheets.get(stored.id);
    if (!printed || !isPublished(stored)) return [];
    // The sign of a sold car leaves with it.
    if (stored.status === 'sold' || stored.status === 'archived') return [];
    const vehicle = publicVehicle(stored, now);
    const { price, before } = sheetPrices(vehicle);
    return price === printed.price && before === printed.before
      ? []
      : [{ vehicle, printed, price }];
  });
  return outdated.toSorted((a, b) => Number(a.printed.printed_at) - Number(b.printed.printed_at));
}
