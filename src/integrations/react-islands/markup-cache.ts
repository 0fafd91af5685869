import { textOfProps } from './text-of-props.ts';

/** The markup of islands that were rendered before, as the same component with the same prefix and props. */
export interface MarkupCache {
  of(component: object, prefix: string, props: object, render: () => string): string;
}

interface RenderedIslands {
  /** The last one: the pages of a list, which are rendered in a row, share their panel. */
  last: { prefix: string; props: object; html: string };
  /**
   * The markup by prefix and props: many cars share a price or a consumption, both pages of an electric car
   * the rest.
   */
  byProps: Map<string, string>;
}

/** So many of each component, some 10 KB each. */
const MAX_MARKUPS = 512;

export function createMarkupCache(): MarkupCache {
  const components = new WeakMap<object, RenderedIslands>();

  return {
    of(component, prefix, props, render) {
      const islands = components.get(component);
      const last = islands?.last;
      if (last?.prefix === prefix && isShallowEqual(last.props, props)) return last.html;
      const byProps = islands?.byProps ?? new Map<string, string>();
      const text = textOfProps(props);
      const key = text === null ? null : `${prefix} ${text}`;
      const html = (key === null ? undefined : byProps.get(key)) ?? render();
      if (byProps.size >= MAX_MARKUPS) byProps.clear();
      if (key !== null) byProps.set(key, html);
      components.set(component, { last: { prefix, props, html }, byProps });
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
