import type { ReactNode } from 'react';
import { facetCopy } from '#copy/pages/search.ts';
import type { Facet as FacetName } from '#domain/search/facets.ts';

interface FacetProps {
  facet: FacetName;
  /** What is chosen, beside the name of the facet; empty for nothing. */
  chosen: string;
  children: ReactNode;
}

/** One thing to choose by: its name and what is chosen of it, opening to its values. */
export function Facet({ facet, chosen, children }: FacetProps) {
  const { label, hint } = facetCopy[facet];
  return (
    <details className="facet">
      <summary>
        <span className="facet__label">{label}</span>
        <span className="facet__chosen">{chosen}</span>
      </summary>
      {/* A group with the name of the facet, for those who hear "Fra" and "Til" alone. */}
      <fieldset className="facet__values">
        <legend className="visually-hidden">{label}</legend>
        {hint && <p className="facet__hint">{hint}</p>}
        {children}
      </fieldset>
    </details>
  );
}
