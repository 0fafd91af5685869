import type { InlineSources } from '#site/site-page.ts';
import type { ReleaseState } from '#tools/publisher/state/release-state.ts';

/** The inline sources of pages, of which equal ones are listed once: most pages share them. */
export interface InlineTable {
  /** The position of these sources in the list. */
  positionOf(sources: InlineSources): number;
  list(): ReleaseState['inline'];
}

export function createInlineTable(): InlineTable {
  const positions = new Map<string, number>();
  /** Pages of the last release that share their sources share the object as well. */
  const known = new Map<InlineSources, number>();
  const list: ReleaseState['inline'] = [];

  function positionByText({ scripts, styles }: InlineSources): number {
    const own = { scripts: [...scripts], styles: [...styles] };
    const key = JSON.stringify(own);
    const position = positions.get(key) ?? list.push(own) - 1;
    positions.set(key, position);
    return position;
  }

  return {
    positionOf(sources) {
      const position = known.get(sources) ?? positionByText(sources);
      known.set(sources, position);
      return position;
    },
    list: () => list,
  };
}
