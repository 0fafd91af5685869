import { expect, it } from 'vitest';
import { paramsOf, pathOf } from './route-params.ts';

it.each([
  ['/', '/', {}],
  ['/404', '/404', {}],
  ['/feeds/stock.json', '/feeds/stock.json', {}],
  ['/[marketing]', '/about', { marketing: 'about' }],
  ['/car/[id]', '/car/golf', { id: 'golf' }],
  ['/sitemap-[part].xml', '/sitemap-3.xml', { part: '3' }],
  ['/accessories/[id]/kontakt', '/accessories/rack/kontakt', { id: 'rack' }],
  ['/inventory/[...view]', '/inventory', { view: undefined }],
  ['/inventory/[...view]', '/inventory/audi', { view: 'audi' }],
  ['/inventory/[...view]', '/inventory/audi/a4', { view: 'audi/a4' }],
])('the route %s has the page %s for the parameters %o', (route, path, params) => {
  expect(paramsOf(route, path)).toEqual(params);
  expect(pathOf(route, params)).toBe(path);
});
