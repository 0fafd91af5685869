import { expect, test } from 'vitest';
import { aPriceEntry } from '#tests/support/price-entry.ts';
import { priceRows } from './price-rows.ts';

test('the price history shows a price that was taken back as struck, with who took it back', () => {
  const rows = priceRows([
    aPriceEntry('2026-11-01T09:00:00Z'),
    aPriceEntry('2026-11-20T10:00:00Z', { price: 25_000, by: 'bo@a.dk', reason: 'Kampagne.' }),
    aPriceEntry('2026-11-20T10:04:00Z', { by: 'eva@a.dk' }),
  ]);
  expect(rows.map(({ isStruck, texts }) => [isStruck, Object.values(texts).join(' | ')])).toEqual([
    [false, '01.11.2026 kl. 10.00 | nu | 250.000 kr. | Pris | Systemet | '],
    [
      true,
      '20.11.2026 kl. 11.00 | 20.11.2026 kl. 11.04 | 25.000 kr. | Annulleret | bo@a.dk | Kampagne. Taget tilbage inden for ti minutter af eva@a.dk.',
    ],
  ]);
});

test('the price history says of a price that no release carried that visitors never saw it', () => {
  const [struck] = priceRows([
    aPriceEntry('2026-11-20T10:00:00Z', { price: 25_000, unseen: true }),
    aPriceEntry('2026-11-20T13:00:00Z'),
  ]);
  expect(struck?.isStruck).toBe(true);
  expect(struck?.texts.reason).toBe('Nåede ikke ud på siden.');
});
