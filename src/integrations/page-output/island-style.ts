const INLINE_STYLE = /<style>astro-island,[^<]*<\/style>/u;

/**
 * Removes the style element that Astro puts into the body, where HTML does not allow it; `base.css`
 * has its one rule.
 */
export function withoutIslandStyle(html: string): string {
  return html.replace(INLINE_STYLE, '');
}
