import { type PrintedSheet, sheetPrices } from '#domain/printed-sheet.ts';
import { isPublished, type PublicVehicle, publicVehicle } from '#domain/vehicle/public-vehicle.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

/** A vehicle for sale whose printed sign states another price than its page. */
export interface OutdatedSheet {
  vehicle: PublicVehicle;
  printed: PrintedSheet;
  /** What the page asks now; 0 on request. */
  price: number;
}

/** The signs that state a price which visitors do not see any more, longest printed first. */
export function outdatedSheets(
  vehicles: readonly Vehicle[],
  sheets: ReadonlyMap<string, PrintedSheet>,
  now: Date,
): OutdatedSheet[] {
  const outdated = vehicles.flatMap((stored): OutdatedSheet[] => {
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
