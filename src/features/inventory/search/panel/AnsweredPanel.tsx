import { ValuesShown } from '../facets/Facet.tsx';
import type { PanelData } from './panel-data.ts';
import { SearchPanel } from './SearchPanel.tsx';

/**
 * The panel of a search that the server answers. Its HTML is all of it: also a browser with JavaScript gets
 * this page only where the code of the search cannot be loaded.
 */
export function AnsweredPanel({ initial }: { initial: PanelData }) {
  return (
    <ValuesShown value={true}>
      <SearchPanel initial={initial} />
    </ValuesShown>
  );
}
