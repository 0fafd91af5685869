/**
 * The facets whose values visitors tick, each with its parameter in the address of a search. Make and model are one
 * facet of two levels: a make stands for all its models until one of them is chosen (see docs/why/search.md).
 */
export const CHOICE_PARAMETERS = {
  make: 'maerke',
  model: 'model',
  fuel: 'braendstof',
  gearbox: 'gear',
  body: 'karrosseri',
  drive: 'traek',
  seats: 'saeder',
  doors: 'doere',
  color: 'farve',
  equipment: 'udstyr',
  office: 'afdeling',
  offer: 'tilbud',
  status: 'status',
  vat: 'moms',
} as const;

/**
 * The facets that visitors bound by two numbers, both included, each with the stem of its two parameters, `pris_fra`
 * and `pris_til`. Amounts in DKK, power in hk, distances in km, weights in kg.
 */
export const RANGE_PARAMETERS = {
  price: 'pris',
  monthly: 'ydelse',
  year: 'aar',
  mileage: 'km',
  power: 'hk',
  range: 'raekkevidde',
  towing: 'traekvaegt',
  consumption_km_l: 'kml',
  consumption_wh_km: 'whkm',
} as const;

export type ChoiceFacet = keyof typeof CHOICE_PARAMETERS;
export type RangeFacet = keyof typeof RANGE_PARAMETERS;
export type Facet = ChoiceFacet | RangeFacet;

export const CHOICE_FACET_NAMES = Object.keys(CHOICE_PARAMETERS) as ChoiceFacet[];
export const RANGE_FACET_NAMES = Object.keys(RANGE_PARAMETERS) as RangeFacet[];

/** Every facet in the order of the panel, the most asked for first. */
export const FACETS_IN_ORDER = [
  ...(['make', 'model', 'price', 'monthly', 'fuel', 'body', 'gearbox', 'year', 'mileage'] as const),
  ...(['range', 'towing', 'power', 'drive', 'equipment', 'seats', 'doors', 'color'] as const),
  ...(['consumption_km_l', 'consumption_wh_km', 'offer', 'vat', 'office', 'status'] as const),
] as const satisfies readonly Facet[];

export function isRangeFacet(facet: Facet): facet is RangeFacet {
  return facet in RANGE_PARAMETERS;
}

/** Whether a vehicle must have all chosen values of a facet, not just one of them. */
export function mustHaveAll(facet: ChoiceFacet): boolean {
  return facet === 'equipment';
}
