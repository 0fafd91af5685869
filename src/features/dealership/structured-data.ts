import type {
  AutoDealer,
  DayOfWeek,
  OpeningHoursSpecification,
  PostalAddress,
  Service,
} from 'schema-dts';
import { dealer, type Office } from '#dealer';
import type { OpenClock } from '#domain/time/opening-hours.ts';

const WEEKDAYS: DayOfWeek[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/** The dealer with its offices as a schema.org `AutoDealer`; `site` is the origin of the site. */
export function dealerData(site: URL | undefined, hours: OpenClock = dealer.hours.weekdays) {
  const [showroom] = dealer.offices;
  const shared = {
    url: new URL('/', site).href,
    email: dealer.email,
    image: new URL('/share.jpg', site).href,
    currenciesAccepted: 'DKK',
    openingHoursSpecification: [
      ...openingHours(WEEKDAYS, hours),
      ...openingHours('Saturday', dealer.hours.saturday),
      ...openingHours('Sunday', dealer.hours.sunday),
    ],
  } satisfies Partial<AutoDealer>;
  return {
    '@type': 'AutoDealer',
    '@id': new URL('/#forhandler', site).href,
    name: dealer.name,
    legalName: dealer.legalName,
    vatID: `DK${dealer.cvr}`,
    telephone: showroom.phone,
    address: postalAddress(showroom),
    ...shared,
    department: dealer.offices.map(
      (office): AutoDealer => ({
        '@type': 'AutoDealer',
        '@id': new URL(`/#${office.id}`, site).href,
        name: `${dealer.name}, ${office.name}`,
        telephone: office.phone,
        address: postalAddress(office),
        ...shared,
      }),
    ),
  } satisfies AutoDealer;
}

function openingHours(
  dayOfWeek: DayOfWeek | DayOfWeek[],
  hours: OpenClock | null,
): OpeningHoursSpecification[] {
  if (!hours) return [];
  const { opens, closes } = hours;
  return [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }];
}

function postalAddress(office: Office): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: office.street,
    postalCode: office.postalCode,
    addressLocality: office.city,
    addressRegion: office.region,
    addressCountry: 'DK',
  };
}

/** A service of the dealer as a schema.org `Service`. */
export function serviceData(
  site: URL | undefined,
  service: { name: string; description: string; path: string },
): Service {
  return {
    '@type': 'Service',
    name: service.name,
    description: service.description,
    url: new URL(service.path, site).href,
    areaServed: 'DK',
    provider: {
      '@id': new URL('/#forhandler', site).href,
      '@type': 'AutoDealer',
      name: dealer.name,
    },
  };
}
