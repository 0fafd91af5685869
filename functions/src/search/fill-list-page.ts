/** The page of the inventory does not have a part that a search replaces. */
export class ListTemplateError extends Error {
  override readonly name = 'ListTemplateError';
}

/** What a search shows in place of the whole stock, as HTML. */
export interface ListParts {
  panel: string;
  /** What stands above the rows. */
  controls: string;
  rows: readonly string[];
  /** What follows the rows. */
  end: string;
}

/** An island of a built page; its attributes are quoted and may contain any other character. */
const ISLAND = /<astro-island(?:\s+[^\s=>]+(?:="[^"]*")?)*\s*>([\s\S]*?)<\/astro-island>/gu;
const STRUCTURED_DATA = /<script type="application\/ld\+json">[\s\S]*?<\/script>/gu;

/**
 * The page of the inventory with the result of a search, marked `noindex`; its canonical address stays
 * that of the inventory. Throws `ListTemplateError`.
 */
export function fillListPage(template: string, { panel, controls, rows, end }: ListParts): string {
  const withIslands = replaceIslands(template, panel, controls);
  const list = rows.length > 0 ? `<ul class="list__rows" data-rows>${rows.join('')}</ul>` : '';
  const withRows = fillPart(withIslands, 'rows', '<p class="list__loading"', list);
  const withEnd = fillPart(withRows, 'end', '<div data-part="after"', end);
  return withEnd
    .replace(STRUCTURED_DATA, '')
    .replace(/(<meta name="robots" content=")[^"]*/u, '$1noindex');
}

/** Replaces the panel and what stands above the list, and leaves other islands alone. */
function replaceIslands(template: string, panel: string, controls: string): string {
  const left = new Set(['<search', 'list-heading']);
  const filled = template.replace(ISLAND, (island, content: string) => {
    const part = [...left].find((mark) => content.includes(mark));
    if (part === undefined) return island;
    left.delete(part);
    return part === '<search' ? panel : controls;
  });
  if (left.size > 0) throw new ListTemplateError(`The page lacks ${[...left].join(', ')}.`);
  return filled;
}

/** Replaces what a part of the list has, up to what follows it; its tags stay as they were built. */
function fillPart(html: string, part: string, next: string, content: string): string {
  const tag = new RegExp(`<div data-part="${part}"[^>]*>`, 'u').exec(html);
  const from = tag ? tag.index + tag[0].length : -1;
  const to = html.indexOf(next, from);
  if (from < 0 || to < 0)
    throw new ListTemplateError(`The page lacks the part ${part} or ${next}.`);
  return `${html.slice(0, from)}${content}</div>${html.slice(to)}`;
}
