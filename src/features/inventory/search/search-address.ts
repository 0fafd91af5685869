import { parseSearch } from '#domain/search/state/parse-search.ts';
import { isSameSearch, searchParams } from '#domain/search/state/search-params.ts';
import { EMPTY_SEARCH, type SearchState } from '#domain/search/state/search-state.ts';
import { parseTypedConstraints } from '#domain/search/text/typed-constraints.ts';
import { INVENTORY_SECTIONS, inventoryPartPath, partOfSlug, paths } from '#paths';

/** The addresses of lists with a page of their own: one value of one of these facets, nothing else. */
const WITH_PAGE = ['make', 'model', 'fuel', 'body'] as const;

/** The address of a search: the page that shows it, if there is one, else parameters of the inventory. */
export function searchPath(state: SearchState): string {
  const own = ownPagePath(state);
  if (own) return own;
  const parameters = searchParams(state).toString();
  return parameters === '' ? paths.inventory : `${paths.inventory}?${parameters}`;
}

/** The address that also answers without JavaScript: the built page, else the server's. */
export function serverSearchPath(state: SearchState): string {
  return ownPagePath(state) ?? `${paths.search}?${searchParams(state)}`;
}

/** The address of the built page that shows this search and nothing else; null where there is none. */
export function ownPagePath(state: SearchState): string | null {
  if (isSameSearch(state, EMPTY_SEARCH)) return paths.inventory;
  for (const facet of WITH_PAGE) {
    const [value, ...others] = state.choices[facet] ?? [];
    if (value === undefined || others.length > 0) continue;
    // A model says its make, too.
    const { make: _make, ...choices } = state.choices;
    const alone = facet === 'model' ? { ...state, choices } : state;
    if (!isSameSearch(alone, { ...EMPTY_SEARCH, choices: { [facet]: [value] } })) continue;
    return facet === 'make' ? `${paths.inventory}/${value}` : inventoryPartPath(facet, value);
  }
  return null;
}

/** The search that an address of the inventory shows; a typed text may state bounds, as in the field. */
export function searchOfAddress({
  pathname,
  searchParams: parameters,
}: Pick<URL, 'pathname' | 'searchParams'>): SearchState {
  const [first, second] = pathname.slice(paths.inventory.length).split('/').filter(Boolean);
  const search = parseTypedConstraints(parseSearch(parameters));
  if (first === undefined) return search;
  return { ...search, choices: { ...search.choices, ...choicesOfPage(first, second) } };
}

function choicesOfPage(first: string, second: string | undefined): SearchState['choices'] {
  if (second === undefined) return { make: [first] };
  for (const facet of ['fuel', 'body'] as const) {
    if (first === INVENTORY_SECTIONS[facet]) return { [facet]: [partOfSlug(facet, second)] };
  }
  return { make: [first], model: [`${first}/${second}`] };
}
