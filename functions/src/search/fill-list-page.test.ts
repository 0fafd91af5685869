import { expect, it } from 'vitest';
import { fillListPage, ListTemplateError } from './fill-list-page.ts';

/** The page of the inventory as a build writes it: styles of a component mark its elements. */
const PAGE = `<meta name="robots" content="index">
<astro-island uid="a"><search>panel</search></astro-island>
<astro-island uid="b"><h2 id="list-heading">9 Køretøjer</h2></astro-island>
<div data-part="rows" data-astro-cid-x><ul><li>old</li></ul></div>
<p class="list__loading" data-loading hidden data-astro-cid-x>…</p>
<div data-part="end" data-astro-cid-x><astro-island uid="c"><a>more</a></astro-island></div>
<div data-part="after" data-astro-cid-x></div>`;
const PARTS = { panel: '<search>found</search>', controls: '<h2>1</h2>', end: '<p>end</p>' };

it('what a search found stands in the marked parts of the built page', () => {
  const page = fillListPage(PAGE, { ...PARTS, rows: ['<li>$& new</li>'] });
  expect(page).toContain(
    '<div data-part="rows" data-astro-cid-x><ul class="list__rows" data-rows><li>$& new</li></ul></div><p class="list__loading"',
  );
  expect(page).toContain(
    '<div data-part="end" data-astro-cid-x><p>end</p></div><div data-part="after"',
  );
  expect(page).toContain('content="noindex"');
  expect(page).not.toMatch(/old|astro-island|9 Køretøjer/u);
});

it('a page without the parts of the list is refused', () => {
  for (const part of ['<div data-part="rows"', '<div data-part="after"', '<search>']) {
    expect(() => fillListPage(PAGE.replace(part, '<div'), { ...PARTS, rows: [] })).toThrow(
      ListTemplateError,
    );
  }
});
