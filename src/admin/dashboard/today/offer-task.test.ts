import { expect, test } from 'vitest';
import { aVehicle } from '#tests/support/builders.ts';
import { aPriceEntry } from '#tests/support/price-entry.ts';
import { offerTask } from './offer-task.ts';

const NOW = new Date('2026-11-22T08:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

/** A vehicle that was for sale at 200,000 kr. before an offer of 180,000 kr. */
function offered(id: string, since: Date, offer_until: string | null) {
  const price = 200_000;
  const offer = {
    ...{ price, is_on_sale: true, original_price: price, sale_price: 180_000, offer_until },
  };
  return aVehicle({
    ...{ id, ...offer },
    price_log: { v1: aPriceEntry(daysAgo(90), { price }), v2: aPriceEntry(since, offer) },
  });
}

test('an offer that ends within three days is work of the day, the first to end by name', () => {
  const vehicles = [
    offered('later', daysAgo(5), '2026-11-24'),
    offered('first', daysAgo(5), '2026-11-23'),
    offered('far', daysAgo(5), '2026-12-23'),
  ];
  expect(offerTask(vehicles, NOW)).toMatchObject({
    title: '2 tilbud slutter snart',
    detail: 'Volkswagen Golf: sidste dag 23.11.2026',
    target: '#vehicles?work=offers-end',
  });
});

test('an offer that has lasted longer than the setting is work of the day', () => {
  const vehicles = [offered('new', daysAgo(9), null), offered('old', daysAgo(11), null)];
  expect(offerTask(vehicles, NOW)).toMatchObject({
    title: '1 tilbud har varet mere end 10 dage',
    detail: 'Volkswagen Golf: siden 11.11.2026. Et langt tilbud kan regnes for den normale pris.',
    target: '#vehicles?work=offers-last',
  });
});

test('a fresh offer without an end, and one of a car that visitors do not see, are no work', () => {
  const hidden = { ...offered('hidden', daysAgo(20), null), unpublished: true };
  expect(offerTask([offered('new', daysAgo(2), null), hidden], NOW)).toBeNull();
});
