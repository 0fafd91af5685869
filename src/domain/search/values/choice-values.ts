import { GEARBOXES } from '#domain/schema/enumerations.ts';
import { makeSlug } from '#domain/vehicle/make.ts';
import { leasingPrice, purchasePrice } from '#domain/vehicle/price/price.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { CHOICE_FACET_NAMES, type ChoiceFacet } from '../facets.ts';
import { colorValue } from './color-value.ts';

/** The facets in which a vehicle may have several values; in any other it has at most one. */
export const SET_FACETS = ['equipment', 'offer'] as const satisfies readonly ChoiceFacet[];
export type SetFacet = (typeof SET_FACETS)[number];
export type SingleFacet = Exclude<ChoiceFacet, SetFacet>;
export const SINGLE_FACETS = CHOICE_FACET_NAMES.filter(
  (facet): facet is SingleFacet => !SET_FACETS.some((set) => set === facet),
);

/** The kinds of offers: a lowered price, or leasing. */
export const OFFERS = ['sale', 'leasing'] as const;

/** The value of a model: `skoda/enyaq`, since makes share names of models. */
export function modelValue(make: string, model: string): string {
  return `${makeSlug(make)}/${makeSlug(model)}`;
}

/** The make of a model's value: `skoda` of `skoda/enyaq`. */
export function makeOfModel(model: string): string {
  return model.slice(0, model.indexOf('/'));
}

/** The value of a vehicle in a facet, as the rows of the list state it; null for none. */
export function choiceValue(facet: SingleFacet, vehicle: PublicVehicle): string | null {
  switch (facet) {
    case 'make':
      return makeSlug(vehicle.make);
    case 'model':
      return modelValue(vehicle.make, vehicle.model);
    case 'fuel':
      // Rows and car pages call a vehicle without a fuel a petrol one.
      return vehicle.fuel_type ?? 'benzin';
    case 'gearbox':
      return vehicle.gearkasse ?? gearboxOf(vehicle.transmission);
    case 'body':
      return vehicle.body_type;
    case 'drive':
      return vehicle.drive_wheels;
    case 'seats':
      return countValue(vehicle.seats);
    case 'doors':
      return countValue(vehicle.doors);
    case 'color':
      return colorValue(vehicle.color);
    case 'office':
      return vehicle.office;
    case 'status':
      return vehicle.status;
    case 'vat':
      return vehicle.vat_kind;
  }
}

/** The values of a vehicle in a facet that allows several. */
export function setValues(facet: SetFacet, vehicle: PublicVehicle): readonly string[] {
  if (facet === 'equipment') return vehicle.equipment;
  const isOffered = {
    sale: purchasePrice(vehicle).kind === 'sale',
    leasing: leasingPrice(vehicle) !== null,
  };
  return OFFERS.filter((offer) => isOffered[offer]);
}

function gearboxOf(text: string | null): string | null {
  const typed = text?.trim().toLowerCase();
  return GEARBOXES.find((gearbox) => gearbox === typed) ?? null;
}

function countValue(count: number | null): string | null {
  return count ? String(count) : null;
}
