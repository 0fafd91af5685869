import { ISLAND_STYLE } from '../astro/internals.ts';
import type { PageEdit } from './page-edit.ts';

const { start: START, end: END } = ISLAND_STYLE;

/**
 * Takes away the style element that Astro puts into the body, where HTML does not allow it; `base.css`
 * has its one rule. Null where there is none.
 */
export function withoutIslandStyle(html: string): PageEdit | null {
  const start = html.indexOf(START);
  if (start < 0) return null;
  return { start, end: html.indexOf(END, start) + END.length, by: '' };
}
