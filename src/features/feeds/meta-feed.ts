import type { CatalogueVehicle } from '#catalogue/types.ts';
import { fuelLabel, mileageLabel, vehicleName } from '#copy/labels.ts';
import { officeOf } from '#dealer';
import { shareUrl } from '#domain/image/image-address.ts';
import type { BodyType, DriveWheels, FuelType, Gearbox } from '#domain/schema/enumerations.ts';
import { csv } from '#domain/text/csv.ts';
import { danishDate } from '#domain/time/danish-date.ts';
import { cashPrice, purchasePrice } from '#domain/vehicle/price/price.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { vehiclePath } from '#paths';

const FUELS: Record<FuelType, string> = {
  benzin: 'GASOLINE',
  diesel: 'DIESEL',
  electric: 'ELECTRIC',
  hybrid: 'HYBRID',
};
const TRANSMISSIONS: Record<Gearbox, string> = {
  manual: 'MANUAL',
  automatic: 'AUTOMATIC',
  tiptronic: 'AUTOMATIC',
};

const BODY_STYLES: Record<BodyType, string> = {
  hatchback: 'HATCHBACK',
  sedan: 'SEDAN',
  estate: 'ESTATE',
  suv: 'SUV',
  mpv: 'MPV',
  coupe: 'COUPE',
  convertible: 'CONVERTIBLE',
  van: 'VAN',
  pickup: 'PICKUP',
};
const DRIVETRAINS: Record<DriveWheels, string> = { front: 'FWD', rear: 'RWD', all: 'AWD' };

type Cell = string | number | null;
type Column = (item: CatalogueVehicle, site: URL) => Cell;

/** The columns of Meta's automotive inventory catalogue, in the order of the file. */
const COLUMNS: Record<string, Column> = {
  vehicle_id: ({ vehicle }) => vehicle.id,
  title: ({ vehicle }) => `${vehicle.year} ${vehicleName(vehicle)}`,
  description: ({ vehicle }) => description(vehicle),
  url: ({ vehicle }, site) => new URL(vehiclePath(vehicle.id), site).href,
  make: ({ vehicle }) => vehicle.make,
  model: ({ vehicle }) => vehicle.model,
  trim: ({ vehicle }) => vehicle.variant,
  year: ({ vehicle }) => vehicle.year,
  'mileage.value': ({ vehicle }) => vehicle.mileage || null,
  'mileage.unit': () => 'KM',
  'image[0].url': ({ cover }, site) => (cover ? new URL(shareUrl(cover.base), site).href : null),
  'image[0].tag[0]': ({ cover }) => cover?.caption || 'Exterior',
  transmission: ({ vehicle }) => (vehicle.gearkasse ? TRANSMISSIONS[vehicle.gearkasse] : 'OTHER'),
  fuel_type: ({ vehicle }) => vehicle.fuel_type && FUELS[vehicle.fuel_type],
  body_style: ({ vehicle }) => (vehicle.body_type ? BODY_STYLES[vehicle.body_type] : 'OTHER'),
  drivetrain: ({ vehicle }) => vehicle.drive_wheels && DRIVETRAINS[vehicle.drive_wheels],
  exterior_color: ({ vehicle }) => vehicle.color ?? 'Ukendt',
  // Empty without kilometres, which staff may not have typed yet, so that the feed never claims a
  // new car.
  state_of_vehicle: ({ vehicle }) => (vehicle.mileage ? 'Used' : null),
  price: ({ vehicle }) => {
    const price = purchasePrice(vehicle);
    return kroner(price.kind === 'sale' ? price.original : cashPrice(vehicle));
  },
  sale_price: ({ vehicle }) =>
    purchasePrice(vehicle).kind === 'sale' ? kroner(cashPrice(vehicle)) : null,
  availability: ({ vehicle }) => (vehicle.status === 'available' ? 'available' : 'pending'),
  date_first_on_lot: ({ vehicle }) => danishDate(vehicle.created_at),
  'address.addr1': ({ vehicle }) => officeOf(vehicle).street,
  'address.city': ({ vehicle }) => officeOf(vehicle).city,
  'address.region': ({ vehicle }) => officeOf(vehicle).region,
  'address.postal_code': ({ vehicle }) => officeOf(vehicle).postalCode,
  'address.country': () => 'Denmark',
};

/**
 * The stock as a CSV file for Meta's automotive inventory catalogue, row by row. Vehicles that are
 * sold, have no price or no image are left out, because Meta rejects them.
 */
export function* metaFeed(items: readonly CatalogueVehicle[], site: URL): Generator<string> {
  const columns = Object.values(COLUMNS);
  yield csv([Object.keys(COLUMNS)]);
  for (const item of items) {
    if (isListed(item)) yield csv([columns.map((column) => column(item, site))]);
  }
}

function isListed({ vehicle, cover }: CatalogueVehicle): boolean {
  return vehicle.status !== 'sold' && cover !== null && cashPrice(vehicle) !== null;
}

function description(vehicle: PublicVehicle): string {
  const facts = [vehicle.variant, fuelLabel(vehicle.fuel_type), mileageLabel(vehicle.mileage)];
  return [vehicleName(vehicle), ...facts, ...vehicle.specs_equipment].filter(Boolean).join(', ');
}

function kroner(amount: number | null): string | null {
  return amount === null ? null : `${amount} DKK`;
}
