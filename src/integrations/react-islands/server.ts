import type { SSRLoadedRendererValue, SSRResult } from 'astro';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** How many islands each page has had so far. */
const counts = new WeakMap<SSRResult, number>();

interface RenderedIsland {
  prefix: string;
  props: object;
  html: string;
}

/** The last island of each component: the pages of a list, which are rendered in a row, share their panel. */
const latest = new WeakMap<object, RenderedIsland>();

/**
 * Renders islands of React. The renderer of `@astrojs/react` renders each of them twice, the first time to
 * find out whether it is React at all, and reads the markup from a stream: that took longer than all the rest
 * of a car page. What an island is given besides are its own props and the slot of its children.
 */
const renderer: SSRLoadedRendererValue = {
  name: '@astrojs/react',
  async check(Component) {
    return typeof Component === 'function';
  },
  async renderToStaticMarkup(
    this: { result: SSRResult },
    Component,
    props,
    { default: children },
    metadata,
  ) {
    // The browser makes the same ids from it, see `useId` of React.
    const prefix = nextPrefix(this.result);
    const slot = children?.trim() ? [slotted(children, metadata?.hydrate !== undefined)] : [];
    const last = latest.get(Component);
    if (slot.length === 0 && last?.prefix === prefix && isShallowEqual(last.props, props)) {
      return { html: last.html, attrs: { prefix } };
    }
    const element = createElement(Component as ComponentType<object>, props, ...slot);
    const html = renderToString(element, { identifierPrefix: prefix });
    if (slot.length === 0) latest.set(Component, { prefix, props, html });
    return { html, attrs: { prefix } };
  },
  supportsAstroStaticSlot: true,
};

function nextPrefix(result: SSRResult): string {
  const count = counts.get(result) ?? 0;
  counts.set(result, count + 1);
  return `r${count}`;
}

function isShallowEqual(a: object, b: object): boolean {
  const [own, others] = [Object.entries(a), Object.entries(b)];
  return (
    own.length === others.length &&
    own.every(([name, value], index) => others[index]?.[0] === name && others[index][1] === value)
  );
}

/** Markup of Astro within an island, in the element that the browser finds it by. */
function slotted(html: string, isHydrated: boolean): ReactNode {
  return createElement(isHydrated ? 'astro-slot' : 'astro-static-slot', {
    suppressHydrationWarning: true,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what Astro rendered is markup.
    dangerouslySetInnerHTML: { __html: html },
  });
}

export default renderer;
