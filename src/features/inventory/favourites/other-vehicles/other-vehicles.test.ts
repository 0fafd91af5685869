// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { otherVehicles } from './other-vehicles.ts';

vi.mock('#features/inventory/search/load-search.ts', () => ({ loadLiveSearch: async () => ({}) }));
vi.mock('./similar-vehicles.ts', () => ({
  similarVehicles: async () => [document.createElement('li')],
}));

test('a favourite that is sold on the day of the first visit has similar cars', async () => {
  const seen = { price: 200_000, standing: 'sold' } as const;
  const astra = { id: 'a', name: 'Opel Astra', model: 'opel/astra', seen, before: seen };
  const visited = '2026-11-28T12:00:00.000Z';
  const others = await otherVehicles({ visited, visitedBefore: null, vehicles: [astra] });
  expect(others.sections.map(({ textContent }) => textContent)).toEqual(['Ligner Opel Astra']);
});
