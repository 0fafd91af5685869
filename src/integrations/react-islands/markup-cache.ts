import { createTextCache, type TextCache } from './text-cache.ts';
import { textOfProps } from './text-of-props.ts';

/** The markup of islands that were rendered before, as the same component with the same prefix and props. */
export interface MarkupCache {
  of(component: object, prefix: string, props: object, render: () => string): string;
}

interface RenderedIslands {
  /** The last one: the pages of a list, which are rendered in a row, share their panel. */
  last: { prefix: string; props: object; html: string } | null;
  /**
   * The markup by prefix and props: many cars share a price or a consumption, both pages of an electric car
   * the rest.
   */
  byProps: TextCache;
}

/** Characters of each component: a hundred panels of a list, or a thousand prices. */
const MAX_LENGTH = 1_000_000;

export function createMarkupCache(): MarkupCache {
  const components = new WeakMap<object, RenderedIslands>();

  return {
    of(component, prefix, props, render) {
      const islands = components.get(component) ?? {
        last: null,
        byProps: createTextCache(MAX_LENGTH),
      };
      components.set(component, islands);
      const { last, byProps } = islands;
      if (last?.prefix === prefix && isShallowEqual(last.props, props)) return last.html;
      const text = textOfProps(props);
      const key = text === null ? null : `${prefix} ${text}`;
      const known = key === null ? undefined : byProps.get(key);
      const html = known ?? render();
      if (key !== null && known === undefined) byProps.set(key, html);
      islands.last = { prefix, props, html };
      return html;
    },
  };
}

function isShallowEqual(a: object, b: object): boolean {
  const [own, others] = [Object.entries(a), Object.entries(b)];
  return (
    own.length === others.length &&
    own.every(([name, value], index) => others[index]?.[0] === name && others[index][1] === value)
  );
}
