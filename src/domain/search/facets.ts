/** A facet whose values visitors tick. */
export interface ChoiceFacetEntry {
  /** Its parameter in the address of a search. */
  parameter: string;
  /** A vehicle matches with any of the chosen values (default), or only with all of them. */
  combine?: 'all';
}

/** A facet whose values lie between two numbers. */
export interface RangeFacetEntry {
  /** The stem of its two parameters, `pris_fra` and `pris_til`. */
  parameter: string;
  unit: 'DKK' | 'DKK/month' | 'year' | 'km' | 'hk' | 'kg' | 'km/l' | 'Wh/km';
}

/**
 * The facets whose values visitors tick. Make and model are one facet of two levels: a make stands
 * for all its models until one of them is chosen (see docs/why/search.md).
 */
export const CHOICE_FACETS = {
  make: { parameter: 'maerke' },
  model: { parameter: 'model' },
  fuel: { parameter: 'braendstof' },
  gearbox: { parameter: 'gear' },
  body: { parameter: 'karrosseri' },
  drive: { parameter: 'traek' },
  seats: { parameter: 'saeder' },
  doors: { parameter: 'doere' },
  color: { parameter: 'farve' },
  equipment: { parameter: 'udstyr', combine: 'all' },
  office: { parameter: 'afdeling' },
  offer: { parameter: 'tilbud' },
  status: { parameter: 'status' },
  vat: { parameter: 'moms' },
} as const satisfies Record<string, ChoiceFacetEntry>;

/** The facets that visitors bound by two numbers, both included. Amounts in DKK. */
export const RANGE_FACETS = {
  price: { parameter: 'pris', unit: 'DKK' },
  monthly: { parameter: 'ydelse', unit: 'DKK/month' },
  year: { parameter: 'aar', unit: 'year' },
  mileage: { parameter: 'km', unit: 'km' },
  power: { parameter: 'hk', unit: 'hk' },
  range: { parameter: 'raekkevidde', unit: 'km' },
  towing: { parameter: 'traekvaegt', unit: 'kg' },
  consumption_km_l: { parameter: 'kml', unit: 'km/l' },
  consumption_wh_km: { parameter: 'whkm', unit: 'Wh/km' },
} as const satisfies Record<string, RangeFacetEntry>;

export type ChoiceFacet = keyof typeof CHOICE_FACETS;
export type RangeFacet = keyof typeof RANGE_FACETS;
export type Facet = ChoiceFacet | RangeFacet;

export const CHOICE_FACET_NAMES = Object.keys(CHOICE_FACETS) as ChoiceFacet[];
export const RANGE_FACET_NAMES = Object.keys(RANGE_FACETS) as RangeFacet[];

/** Every facet in the order of the panel, the most asked for first. */
export const FACETS_IN_ORDER = [
  ...(['make', 'model', 'price', 'monthly', 'fuel', 'body', 'gearbox', 'year', 'mileage'] as const),
  ...(['range', 'towing', 'power', 'drive', 'equipment', 'seats', 'doors', 'color'] as const),
  ...(['consumption_km_l', 'consumption_wh_km', 'offer', 'vat', 'office', 'status'] as const),
] as const satisfies readonly Facet[];

export function isRangeFacet(facet: Facet): facet is RangeFacet {
  return facet in RANGE_FACETS;
}

/** Whether a vehicle must have all chosen values of a facet, not just one of them. */
export function mustHaveAll(facet: ChoiceFacet): boolean {
  const { combine }: ChoiceFacetEntry = CHOICE_FACETS[facet];
  return combine === 'all';
}
