import type { InlineSources } from '../page.ts';
import type { SourcesOf } from '../renderer/compiled-site.ts';
import type { ReleaseState } from '../state/release-state.ts';

/** The inline sources of pages; equal ones are listed once, because most pages share them. */
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

/** The inline sources of a release. */
export function sourcesOf({ pages, inline }: Pick<ReleaseState, 'pages' | 'inline'>): SourcesOf {
  return (isWanted = () => true) => {
    const wanted = [...pages].filter(([path]) => isWanted(path));
    const positions = new Set(wanted.map(([, page]) => page.inline));
    const all = [...positions].flatMap((position) => inline[position] ?? []);
    const sorted = (sources: string[]) => [...new Set(sources)].sort();
    return {
      scripts: sorted(all.flatMap(({ scripts }) => scripts)),
      styles: sorted(all.flatMap(({ styles }) => styles)),
    };
  };
}
