import { dealer } from '#dealer';

/** The dealer's facts as the privacy notice and the terms state them. */
export function legalFacts() {
  const [showroom] = dealer.offices;
  return {
    legalName: dealer.legalName,
    cvr: dealer.cvr,
    address: `${showroom.street}, ${showroom.postalCode} ${showroom.city}`,
    email: dealer.email,
    phone: showroom.phone,
    retentionMonths: dealer.retentionMonths,
  };
}
