import { expect, test } from 'vitest';
import { dealer } from '#dealer';
import { aVehicle } from '#tests/support/builders.ts';
import { sentenceToOthers, similarVehicles } from './sentence-to-others.ts';

test('those who did not get a car are offered the ones for sale that are most like it', () => {
  const sold = aVehicle({ id: 'sold', status: 'sold', price: 200_000, body_type: 'estate' });
  const stock = [
    sold,
    aVehicle({ id: 'far', price: 400_000, body_type: 'estate' }),
    aVehicle({ id: 'other', price: 200_000, body_type: 'suv' }),
    aVehicle({ id: 'near', price: 210_000, body_type: 'estate' }),
    aVehicle({ id: 'reserved', price: 200_000, status: 'reserved', body_type: 'estate' }),
    { ...aVehicle({ id: 'hidden', price: 200_000, body_type: 'estate' }), unpublished: true },
  ];
  const similar = similarVehicles(sold, stock);
  expect(similar.map(({ id }) => id).slice(0, 1)).toEqual(['near']);
  expect(similar.map(({ id }) => id).sort()).toEqual(['far', 'near', 'other']);
  const question = { vehicle: sold, status: 'sold' as const, inquiries: [], bookings: [] };
  expect(sentenceToOthers(question, similar, 'https://dealer.example')).toMatch(
    /desværre solgt\.\n\nDisse ligner den mest:\n\n.+\nhttps:\/\/dealer\.example\/car\/near/u,
  );
  expect(sentenceToOthers(question, [], 'https://dealer.example')).toMatch(
    new RegExp(`^Hej\\n\\n.+desværre solgt\\.\\n\\nVenlig hilsen\\n${dealer.name}$`, 'u'),
  );
});

test('a car stored without its body is like the cars of the body that its model has, or of its make', () => {
  const golf = { make: 'Volkswagen', model: 'Golf' };
  const sold = aVehicle({ ...golf, id: 'sold', status: 'sold', price: 200_000, body_type: null });
  const stock = [
    sold,
    aVehicle({ id: 'van', make: 'Ford', price: 200_000, body_type: 'van' }),
    aVehicle({ id: 'bodyless', make: 'Ford', price: 205_000, body_type: null }),
    aVehicle({ id: 'make', make: 'Volkswagen', model: 'Passat', price: 230_000 }),
    aVehicle({ id: 'hatchback', make: 'Kia', price: 240_000, body_type: 'hatchback' }),
  ];
  const first = (vehicles: typeof stock) => similarVehicles(sold, vehicles)[0]?.id;
  expect(first(stock)).toBe('make');
  const other = aVehicle({ ...golf, id: 'other', status: 'sold', body_type: 'hatchback' });
  expect(first([...stock, other])).toBe('hatchback');
});
