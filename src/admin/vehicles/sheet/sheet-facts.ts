import { sheetCopy as copy } from '#copy/admin/sheet.ts';
import { formatDate, formatKroner } from '#copy/format.ts';
import { fuelCopy, gearboxLabel, mileageLabel } from '#copy/labels.ts';
import { priceContents } from '#copy/vehicles/price-contents.ts';
import { priceCopy } from '#copy/vehicles/vehicle-row.ts';
import { purchasePrice } from '#domain/vehicle/price/price.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';

/** What a sign in the windscreen states. */
export interface SheetFacts {
  price: string;
  /** The earlier price and the saving of a proven offer. */
  offer: { before: string; saved: string } | null;
  contents: string;
  facts: { label: string; value: string }[];
}

/**
 * The facts of a sign: the total price, the first registration and the production year where it is
 * known (prismærkningsbekendtgørelsen §§9 and 13), and what buyers ask first.
 */
export function sheetFacts(vehicle: PublicVehicle): SheetFacts {
  const price = purchasePrice(vehicle);
  const { first_registration_date, production_year, year, power_hp } = vehicle;
  const rows: [string, string | null][] = [
    [copy.registered, first_registration_date && formatDate(first_registration_date)],
    [copy.produced, production_year === null ? null : String(production_year)],
    [copy.year, String(year)],
    [copy.mileage, mileageLabel(vehicle.mileage)],
    // Nothing where it is missing: a sign on an electric car must not say petrol.
    [copy.fuel, vehicle.fuel_type && fuelCopy[vehicle.fuel_type]],
    [copy.gearbox, gearboxLabel(vehicle)],
    [copy.power, power_hp === null ? null : copy.horsepower(power_hp)],
    [copy.color, vehicle.color],
  ];
  return {
    price: amountOf(price),
    offer:
      price.kind === 'sale'
        ? {
            before: `${priceCopy.before} ${formatKroner(price.original)}`,
            saved: priceCopy.saved(formatKroner(price.savings)),
          }
        : null,
    contents: [
      ...(price.kind === 'on_request' ? [] : [copy.inclusive]),
      ...priceContents(vehicle),
    ].join(' · '),
    facts: rows.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
  };
}

function amountOf(price: ReturnType<typeof purchasePrice>): string {
  if (price.kind === 'on_request') return priceCopy.onRequest;
  return formatKroner(price.kind === 'sale' ? price.sale : price.price);
}
