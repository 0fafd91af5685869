import { CHOICE_FACET_NAMES } from '../facets.ts';
import type { SetFacet, SingleFacet } from '../values/choice-values.ts';

export type CodedFacet = Exclude<SingleFacet, 'make' | 'model' | 'color'>;

const OTHERS: readonly string[] = ['make', 'model', 'color', 'equipment', 'offer'] satisfies (
  | SetFacet
  | 'make'
  | 'model'
  | 'color'
)[];

/** The facets of one value, but for make, model and colour, which are texts. */
export const CODED_FACETS = CHOICE_FACET_NAMES.filter(
  (facet): facet is CodedFacet => !OTHERS.includes(facet),
);
