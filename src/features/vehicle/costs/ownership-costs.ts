import { energyPerMonth } from '#domain/finance/energy-cost.ts';
import { parseDecimal } from '#domain/text/danish-number.ts';

/** The visitor's values; null where they are unusable. */
export interface OwnInputs {
  kilometresPerYear: number | null;
  /** DKK for a kWh or a litre. */
  energyPrice: number | null;
  /** DKK a month. */
  insurance: number | null;
}

/** DKK a month; null where it is not known. */
export interface MonthlyCosts {
  tax: number | null;
  energy: number | null;
  insurance: number | null;
  /** The sum of the known costs, null without any, and whether all costs are known. */
  sum: number | null;
  isWhole: boolean;
}

type Consuming = Parameters<typeof energyPerMonth>[0];

/** The monthly costs of owning a vehicle whose owner tax is `taxPerYear`. */
export function monthlyCosts(
  vehicle: Consuming,
  taxPerYear: number | null,
  { kilometresPerYear, energyPrice, insurance }: OwnInputs,
): MonthlyCosts {
  const used = kilometresPerYear === null ? null : energyPerMonth(vehicle, kilometresPerYear);
  const energy = used === null || energyPrice === null ? null : used * energyPrice;
  const tax = taxPerYear === null ? null : taxPerYear / 12;
  const parts = [tax, energy, insurance];
  return {
    tax,
    energy,
    insurance,
    sum: parts.reduce((sum, part) => (part === null ? sum : (sum ?? 0) + part), null),
    isWhole: !parts.includes(null),
  };
}

/**
 * A number as visitors type it, `2,45` or `15.000 km`; null for any other text and for a negative
 * one.
 */
export function typedNumber(text: string): number | null {
  const number = parseDecimal(text);
  return number !== null && number >= 0 ? number : null;
}
