import type { SSRLoadedRendererValue, SSRResult } from 'astro';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMarkupCache } from './markup-cache.ts';

/** How many islands each page has had so far. */
const counts = new WeakMap<SSRResult, number>();

const markup = createMarkupCache();

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
    const render = () =>
      renderToString(createElement(Component as ComponentType<object>, props, ...slot), {
        identifierPrefix: prefix,
      });
    const html = slot.length > 0 ? render() : markup.of(Component, prefix, props, render);
    return { html, attrs: { prefix } };
  },
  supportsAstroStaticSlot: true,
};

function nextPrefix(result: SSRResult): string {
  const count = counts.get(result) ?? 0;
  counts.set(result, count + 1);
  return `r${count}`;
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
