import { dealer } from '#dealer';

/** The facts of the dealer that the privacy notice and the terms state. */
export function legalFacts() {
  const [showroom] = dealer.offices;
  return {
    legalName: dealer.legalName,
    cvr: dealer.cvr,
    address: `${showroom.street}, ${showroom.postalCode} ${showroom.city}`,
    email: dealer.email,
    phone: showroom.phone,
    returns: dealer.returns,
  };
}
