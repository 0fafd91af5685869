import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EMPTY_SEARCH } from '#domain/search/state/search-state.ts';
import { aPublicVehicle } from '#tests/support/catalogue-builders.ts';
import { openColumns } from '#tests/support/search/open-columns.ts';
import { serverSearchPath } from '../search-address.ts';
import { EmptyResult } from './EmptyResult.tsx';

const stock = [
  aPublicVehicle({ id: 'v60' }),
  aPublicVehicle({ id: 'e-tron', make: 'Audi', fuel_type: 'electric', price: 399_900 }),
];
const columns = openColumns(stock);

test('suggestions name the dropped or widened choice and the number of cars, and lead to the server', () => {
  const state = {
    ...EMPTY_SEARCH,
    choices: { make: ['volvo'], fuel: ['electric'] },
    ranges: { price: { from: null, to: 300_000 } },
  };
  const html = renderToString(
    <EmptyResult state={state} columns={columns} pathOf={serverSearchPath} />,
  );
  const text = html.replace(/<[^>]+>/gu, '|');
  expect(text).toContain('Ingen køretøjer tilgængelige for Volvo');
  expect(text).toContain('Uden drivmiddel|');
  expect(text).toContain('1 bil|');
  expect(html).toContain('href="/soeg?maerke=volvo&amp;pris_til=300000"');
  expect(text).toContain('Få besked, når vi får den');
  expect(html).toContain(
    'href="/giv-besked/ny?maerke=volvo&amp;braendstof=electric&amp;pris_til=300000"',
  );
});
