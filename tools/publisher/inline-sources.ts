import type { InlineSources } from '#site/site-page.ts';
import type { ReleaseState } from './release-state.ts';

/** The inline sources of pages, of which equal ones are listed once: most pages share them. */
export interface InlineTable {
  /** The position of these sources in the list. */
  positionOf(sources: InlineSources): number;
  list(): ReleaseState['inline'];
}

export function createInlineTable(): InlineTable {
  const positions = new Map<string, number>();
  const list: ReleaseState['inline'] = [];

  return {
    positionOf({ scripts, styles }) {
      const own = { scripts: [...scripts], styles: [...styles] };
      const key = JSON.stringify(own);
      const known = positions.get(key);
      if (known !== undefined) return known;
      positions.set(key, list.length);
      return list.push(own) - 1;
    },
    list: () => list,
  };
}
