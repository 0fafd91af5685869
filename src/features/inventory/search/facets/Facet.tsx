import { createContext, type ReactNode, useContext, useDeferredValue } from 'react';
import { facetCopy, facetHintCopy } from '#copy/pages/inventory/search.ts';
import type { Facet as FacetName } from '#domain/search/facets.ts';

/** Whether the HTML has the values for every browser, since nothing hydrates it. */
export const ValuesShown = createContext(false);

interface FacetProps {
  facet: FacetName;
  /** The choices, next to the name of the facet; empty without any. */
  chosen: string;
  children: ReactNode;
}

/**
 * A facet: its name and the choices in it, which opens to its values. In the built HTML the values
 * are only for browsers without scripts: to others they are text until the panel is hydrated, since
 * nobody sees them before and their elements are a third of the page.
 */
export function Facet({ facet, chosen, children }: FacetProps) {
  const [label, hint] = [facetCopy[facet], facetHintCopy[facet]];
  // False in built HTML and in the hydration of it, true in a rendering of its own that follows: what was
  // pressed meanwhile shows before.
  const hasValues = useDeferredValue(true, useContext(ValuesShown));
  // A group with the name of the facet, for screen readers, which would otherwise read only "Fra"
  // and "Til".
  const values = (
    <fieldset className="facet__values">
      <legend className="visually-hidden">{label}</legend>
      {hint && <p className="facet__hint quiet small">{hint}</p>}
      {children}
    </fieldset>
  );
  return (
    <details className="facet">
      <summary>
        <span className="facet__label">{label}</span>
        <span className="facet__chosen">{chosen}</span>
      </summary>
      {hasValues ? values : <noscript>{values}</noscript>}
    </details>
  );
}
