import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Columns } from '#domain/search/columns/columns.ts';
import type { SearchResult } from '#domain/search/search-result.ts';
import type { SearchState } from '#domain/search/state/search-state.ts';
import { ListControls } from '#features/inventory/search/controls/ListControls.tsx';
import { chipsOf } from '#features/inventory/search/controls/list-data.ts';
import { SearchEnd } from '#features/inventory/search/controls/SearchEnd.tsx';
import { panelData } from '#features/inventory/search/panel/panel-data.ts';
import { SearchPanel } from '#features/inventory/search/panel/SearchPanel.tsx';
import { serverSearchPath } from '#features/inventory/search/search-address.ts';

/** The same components that the browser shows, as HTML whose links and form the server answers. */
export function searchMarkup(columns: Columns, state: SearchState, result: SearchResult) {
  const chips = chipsOf(columns, state);
  const initial = panelData(columns, state, result);
  return {
    panel: withoutNoscript(renderToStaticMarkup(createElement(SearchPanel, { initial }))),
    controls: renderToStaticMarkup(
      createElement(ListControls, { initial: { state, total: result.total, chips } }),
    ),
    end: renderToStaticMarkup(
      createElement(SearchEnd, { state, columns, result, pathOf: serverSearchPath }),
    ),
  };
}

/**
 * Shows the values of facets to every browser: nothing hydrates this page, not even for a browser with
 * JavaScript that gets it since the code of the search does not come.
 */
function withoutNoscript(html: string): string {
  return html.replaceAll(/<\/?noscript>/gu, '');
}
