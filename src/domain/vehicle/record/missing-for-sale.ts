import type { FormFieldName } from '../fields/table.ts';
import type { CustomerType } from '../price/shown-leasing.ts';
import type { VehicleFields } from '../vehicle.ts';

/** The fields that a buyer or the law asks for, as a save would write them. */
export type VehicleForSale = {
  [Name in
    | 'status'
    | 'year'
    | 'mileage'
    | 'fuel_type'
    | 'price'
    | 'first_registration_date'
    | 'price_includes_delivery'
    | 'flexleasing_enabled'
    | 'flexleasing_period'
    | 'km_per_year'
    | `flexleasing_${CustomerType}_${'monthly_payment' | 'down_payment' | 'residual_value'}`]:
    | VehicleFields[Name]
    | null;
};

/** The year of a car that an import brought without one: older than any on sale, so that nobody believes it. */
export const UNKNOWN_YEAR = 1900;

export type MissingForSale = FormFieldName | 'images';

/**
 * The missing facts of a vehicle before it is offered for sale, in the order of the form. Without a
 * mileage it is shown as a new car, without a price as "Kontakt for pris". Prices of used cars
 * state the year of first registration and contain the costs of delivery
 * (prismærkningsbekendtgørelsen §13), and a leasing payment stands with all of its terms. Empty for
 * a vehicle that is sold. `images` is the number of its images; null where they come later.
 */
export function missingForSale(vehicle: VehicleForSale, images: number | null): MissingForSale[] {
  if (vehicle.status === 'sold' || vehicle.status === 'archived') return [];
  const missing: MissingForSale[] = [];
  if (vehicle.year === UNKNOWN_YEAR) missing.push('year');
  if (!vehicle.mileage) missing.push('mileage');
  if (vehicle.fuel_type === null) missing.push('fuel_type');
  if (vehicle.first_registration_date === null) missing.push('first_registration_date');
  if (!vehicle.price || vehicle.price < 0) missing.push('price');
  else if (vehicle.price_includes_delivery === 'excluded') missing.push('price_includes_delivery');
  if (vehicle.flexleasing_enabled) missing.push(...missingLeasingTerms(vehicle));
  if (images === 0) missing.push('images');
  return missing;
}

function missingLeasingTerms(vehicle: VehicleForSale): FormFieldName[] {
  const offered = (['privat', 'erhverv'] as const).filter(
    (customer) => vehicle[`flexleasing_${customer}_monthly_payment`],
  );
  if (offered.length === 0) return ['flexleasing_privat_monthly_payment'];
  const terms = [
    'flexleasing_period' as const,
    'km_per_year' as const,
    ...offered.flatMap(
      (customer) =>
        [`flexleasing_${customer}_down_payment`, `flexleasing_${customer}_residual_value`] as const,
    ),
  ];
  // A down payment or a residual value of 0 is a term as well.
  return terms.filter((name) => vehicle[name] === null);
}

/**
 * Those of them that the law demands of every used car with a price (prismærkningsbekendtgørelsen
 * §13): a vehicle without them is not put on the site.
 */
export function demandedByLaw(
  vehicle: VehicleForSale,
  missing: readonly MissingForSale[],
): MissingForSale[] {
  if (!vehicle.price || vehicle.price < 0) return [];
  return missing.filter(
    (name) =>
      name === 'price_includes_delivery' ||
      (name === 'first_registration_date' && (vehicle.mileage ?? 0) > 0),
  );
}

/**
 * The facts that the law demands and that a save would put the vehicle on the site without. A
 * vehicle that visitors already saw without them stays: nothing vanishes by itself. `before` is
 * null where visitors saw nothing of the vehicle.
 */
export function newlyDemanded(
  before: VehicleForSale | null,
  after: VehicleForSale,
): MissingForSale[] {
  const known = before ? missingForSale(before, null) : [];
  const demanded = demandedByLaw(after, missingForSale(after, null));
  return demanded.filter((name) => !known.includes(name));
}
