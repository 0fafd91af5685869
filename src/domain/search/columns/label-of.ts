import type { ChoiceFacet } from '../facets.ts';

/** What the screen calls a value; null where it is shown as the stock writes it. */
export type LabelOf = (facet: ChoiceFacet, value: string) => string | null;
