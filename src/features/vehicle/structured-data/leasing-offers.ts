import type { Offer } from 'schema-dts';
import { financeCopy } from '#copy/vehicles/vehicle-page.ts';
import { leasingTerms } from '#domain/vehicle/price/leasing.ts';
import type { CustomerType } from '#domain/vehicle/price/shown-leasing.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { vehiclePath } from '#paths';

/** The vocabulary that schema.org takes these values from. */
const GOOD_RELATIONS = 'http://purl.org/goodrelations/v1#';
const CUSTOMERS: Record<CustomerType, string> = { privat: 'Enduser', erhverv: 'Business' };

/** Each leasing of a vehicle as an offer with a price a month, for those who may take it. */
export function leasingOffers(vehicle: PublicVehicle, site: URL): Offer[] {
  return (['privat', 'erhverv'] as const).flatMap((customer) => {
    const terms = leasingTerms(vehicle, customer);
    return terms === null
      ? []
      : {
          '@type': 'Offer',
          name: financeCopy.leasing,
          url: new URL(vehiclePath(vehicle.id, customer), site).href,
          businessFunction: { '@type': 'BusinessFunction', '@id': `${GOOD_RELATIONS}LeaseOut` },
          eligibleCustomerType: {
            '@type': 'BusinessEntityType',
            '@id': `${GOOD_RELATIONS}${CUSTOMERS[customer]}`,
          },
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price: terms.monthly,
            priceCurrency: 'DKK',
            unitCode: 'MON',
            valueAddedTaxIncluded: customer === 'privat',
            ...(terms.months === null ? {} : { billingDuration: terms.months }),
          },
        };
  });
}
