import type { Car, ItemAvailability, Offer } from 'schema-dts';
import type { CatalogueVehicle } from '#catalogue/types.ts';
import { gearboxLabel, vehicleName } from '#copy/labels.ts';
import { dealer } from '#dealer';
import { shareUrl } from '#domain/image/image-address.ts';
import type { FuelType, VehicleStatus } from '#domain/schema/enumerations.ts';
import { cashPrice, purchasePrice } from '#domain/vehicle/price/price.ts';
import { vehiclePath } from '#paths';
import { leasingOffers } from './leasing-offers.ts';
import { historyData, technicalData } from './technical-data.ts';

type CarProperties = Exclude<Car, string>;

const USED = 'https://schema.org/UsedCondition';

const AVAILABILITY: Record<VehicleStatus, ItemAvailability> = {
  available: 'https://schema.org/InStock',
  reserved: 'https://schema.org/Reserved',
  maintenance: 'https://schema.org/OutOfStock',
  sold: 'https://schema.org/SoldOut',
  archived: 'https://schema.org/SoldOut',
};

/** As https://developers.google.com/search/docs/appearance/structured-data/vehicle-listing names them. */
const FUELS: Record<FuelType, string> = {
  ...{ benzin: 'Gasoline', diesel: 'Diesel', electric: 'Electric', hybrid: 'Hybrid' },
};

/** A vehicle as a schema.org `Car`; `site` is the origin of its absolute addresses. */
export function carData(item: CatalogueVehicle, site: URL): Car {
  const listed = listedCarData(item, site);
  const leasing = leasingOffers(item.vehicle, site);
  return {
    ...listed,
    ...(listed.offers && leasing.length > 0 && { offers: [listed.offers as Offer, ...leasing] }),
    ...technicalData(item.vehicle),
    ...historyData(item.vehicle),
    ...imagesOf(item.images, site),
  };
}

/** A vehicle within a list, with its first image alone: its own page has the rest. */
export function listedCarData({ vehicle, images }: CatalogueVehicle, site: URL): CarProperties {
  const url = new URL(vehiclePath(vehicle.id), site).href;
  const gearbox = gearboxLabel(vehicle);
  const { first_registration_date: registered } = vehicle;
  const offer = offerOf(vehicle, url);
  return {
    '@type': 'Car',
    '@id': `${url}#car`,
    url,
    name: [vehicleName(vehicle), vehicle.variant].filter(Boolean).join(' '),
    brand: { '@type': 'Brand', name: vehicle.make },
    model: vehicle.model,
    ...(vehicle.variant && { vehicleConfiguration: vehicle.variant }),
    vehicleModelDate: String(vehicle.year),
    ...(registered && { dateVehicleFirstRegistered: registered }),
    ...(vehicle.color && { color: vehicle.color }),
    ...(vehicle.fuel_type && { fuelType: FUELS[vehicle.fuel_type] }),
    ...(gearbox && { vehicleTransmission: gearbox }),
    ...conditionOf(vehicle),
    ...imagesOf(images.slice(0, 1), site),
    ...(offer && { offers: offer }),
  };
}

function imagesOf(images: CatalogueVehicle['images'], site: URL): Partial<CarProperties> {
  if (images.length === 0) return {};
  return { image: images.map(({ base }) => new URL(shareUrl(base), site).href) };
}

/**
 * Kilometres and condition. A vehicle without kilometres says neither: staff may not have typed them
 * yet, and 'new' would be a promise of ours to search engines.
 */
function conditionOf({ mileage }: CatalogueVehicle['vehicle']): Partial<CarProperties> {
  if (!mileage) return {};
  return {
    mileageFromOdometer: { '@type': 'QuantitativeValue', value: mileage, unitCode: 'KMT' },
    itemCondition: USED,
  };
}

/** Null where the price is on request, because an offer needs a price. */
function offerOf(vehicle: CatalogueVehicle['vehicle'], url: string): Offer | null {
  const price = cashPrice(vehicle);
  const { dealer_warranty_months: months } = vehicle;
  if (price === null) return null;
  return {
    '@type': 'Offer',
    url,
    price,
    priceCurrency: 'DKK',
    ...(purchasePrice(vehicle).kind === 'sale' &&
      vehicle.offer_until && { priceValidUntil: vehicle.offer_until }),
    ...(vehicle.mileage && { itemCondition: USED }),
    availability: AVAILABILITY[vehicle.status],
    seller: { '@type': 'AutoDealer', name: dealer.name },
    ...(months && {
      warranty: {
        '@type': 'WarrantyPromise',
        durationOfWarranty: { '@type': 'QuantitativeValue', value: months, unitCode: 'MON' },
      },
    }),
  };
}
