const START = '<style>astro-island,';
const END = '</style>';

/**
 * Removes the style element that Astro puts into the body, where HTML does not allow it; `base.css`
 * has its one rule.
 */
export function withoutIslandStyle(html: string): string {
  const start = html.indexOf(START);
  if (start < 0) return html;
  return html.slice(0, start) + html.slice(html.indexOf(END, start) + END.length);
}
