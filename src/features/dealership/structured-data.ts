import { dealer } from '../../dealer.ts';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

interface Hours {
  opens: string;
  closes: string;
}

/** The dealer as schema.org knows it; `site` is the site's own address. */
export function dealerData(site: URL | undefined, hours: Hours = dealer.hours.weekdays): object {
  const [showroom] = dealer.offices;
  return {
    '@type': 'AutoDealer',
    '@id': new URL('/#forhandler', site).href,
    name: dealer.name,
    legalName: dealer.legalName,
    vatID: `DK${dealer.cvr}`,
    url: new URL('/', site).href,
    email: dealer.email,
    telephone: showroom.phone,
    image: new URL('/share.jpg', site).href,
    currenciesAccepted: 'DKK',
    address: dealer.offices.map((office) => ({
      '@type': 'PostalAddress',
      name: office.name,
      streetAddress: office.street,
      postalCode: office.postalCode,
      addressLocality: office.city,
      addressRegion: office.region,
      addressCountry: 'DK',
    })),
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: WEEKDAYS,
      opens: hours.opens,
      closes: hours.closes,
    },
  };
}

/** A service page as schema.org knows it. */
export function serviceData(
  site: URL | undefined,
  service: { name: string; description: string; path: string },
): object {
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
