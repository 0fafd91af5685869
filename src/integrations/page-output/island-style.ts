const INLINE_STYLE = /<style>astro-island,[^<]*<\/style>/u;

/**
 * A page without Astro's own style element, which stands in the body, where HTML allows none;
 * `base.css` has its one rule.
 */
export function withoutIslandStyle(html: string): string {
  return html.replace(INLINE_STYLE, '');
}
