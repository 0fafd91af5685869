import { expect, it } from 'vitest';
import { aPublicVehicle } from '#tests/support/catalogue-builders.ts';
import { openColumns } from '#tests/support/search/open-columns.ts';
import { searchPage } from './search-page.ts';

const PAGE = `<astro-island><search></search></astro-island>
<astro-island><h2 id="list-heading"></h2></astro-island>
<div data-part="rows"></div><p class="list__loading"></p><div data-part="end"></div><div data-part="after"></div>`;
const columns = openColumns([
  aPublicVehicle({ make: 'Kia', model: 'EV6', price: 390_000 }),
  aPublicVehicle({ make: 'Kia', model: 'Ceed', price: 190_000 }),
]);

it('a bound in the text is read as it is in the browser', async () => {
  const answer = await searchPage(
    {
      ...{ method: 'GET', path: '/soeg', headers: {}, body: Buffer.alloc(0), address: '' },
      query: new URLSearchParams({ soeg: 'kia under 300.000' }),
    },
    {
      template: async () => PAGE,
      liveSearch: async () => ({
        columns,
        rowsAt: async (positions) => Array.from(positions, (at) => `<li>row ${at}</li>`),
      }),
    },
  );
  expect(answer.body).toContain('<ul class="list__rows" data-rows><li>row 1</li></ul>');
  expect(answer.body).toContain('name="pris_til" value="300.000"');
  // Also browsers with JavaScript get this page, where the code of the search does not come.
  expect(answer.body).not.toContain('<noscript>');
});
