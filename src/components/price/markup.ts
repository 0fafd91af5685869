import type { PriceLineKind, PriceRun } from '#copy/vehicles/price/price-part.ts';

/** The class of each line of a price, by which both components draw it. */
export const LINE_CLASSES: Record<PriceLineKind, string> = {
  label: 'price__label quiet small',
  before: 'price__before',
  amount: 'price__amount',
  offer: 'price__amount price__amount--sale',
  saved: 'price__saved',
  note: 'quiet small',
  customer: 'price__customer',
  cash: 'price__cash',
  terms: 'price__terms',
  line: 'price__line',
};

type SpanKind = Exclude<Exclude<PriceRun, string>['kind'], 'struck' | 'link'>;

export const RUN_CLASSES: Record<SpanKind, string> = {
  hidden: 'visually-hidden',
  badge: 'badge badge--offer',
  unit: 'price__unit',
};
