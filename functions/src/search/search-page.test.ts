import { expect, it } from 'vitest';
import { pageData } from '#site/page-data.ts';
import { aPublicVehicle } from '#tests/support/catalogue-builders.ts';
import { openColumns } from '#tests/support/search/open-columns.ts';
import type { LoadRenderer } from '../shared/site-pages.ts';
import { searchPage } from './search-page.ts';

const columns = openColumns([
  aPublicVehicle({ make: 'Kia', model: 'EV6', price: 390_000 }),
  aPublicVehicle({ make: 'Kia', model: 'Ceed', price: 190_000 }),
]);
const request = { method: 'GET', path: '/soeg', headers: {}, body: Buffer.alloc(0), address: '' };
const liveSearch = async () => ({
  columns,
  rowsAt: async (positions: Iterable<number>) =>
    Array.from(positions, (at) => `<li>row ${at}</li>`),
});

it('a bound in the text is read as it is in the browser', async () => {
  let shown: ReturnType<typeof pageData<'/soeg'>> | undefined;
  const site: LoadRenderer = async () => ({
    async render(page) {
      shown = pageData('/soeg', { page });
      const inline = { scripts: [], styles: [] };
      return {
        path: page.path,
        file: page.path,
        body: Buffer.from('the page'),
        inline,
        references: [],
      };
    },
    policyOf: () => "default-src 'none'",
    vehiclePages: () => [],
  });
  const query = new URLSearchParams({ soeg: 'kia under 300.000' });
  const answer = await searchPage({ ...request, query }, { liveSearch, site });
  expect(answer).toMatchObject({ status: 200, headers: { 'x-robots-tag': 'noindex' } });
  expect(String(answer.body)).toBe('the page');
  expect(shown?.state.ranges.price).toEqual({ from: null, to: 300_000 });
  expect(shown?.rows).toEqual(['<li>row 1</li>']);
});

it('while the app compiles its code again, a visitor is asked to come again', async () => {
  const site = () => Promise.reject(new Error('Cannot find module renderer.mjs'));
  const query = new URLSearchParams({ maerke: 'kia' });
  const answer = await searchPage({ ...request, query }, { liveSearch, site });
  expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
});
