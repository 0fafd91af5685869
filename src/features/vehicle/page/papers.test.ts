import { expect, test } from 'vitest';
import { formatKroner } from '#copy/format.ts';
import { dealer } from '#dealer';
import { aPublicVehicle } from '#tests/support/catalogue-builders.ts';
import { papers } from './papers.ts';

const NOW = new Date('2026-11-24T10:00:00Z');
const textOf = (fields: Parameters<typeof aPublicVehicle>[0], label: string, now = NOW) =>
  papers(aPublicVehicle(fields), now).find((fact) => fact.label === label)?.value;

test('papers and promises of a car stand in one list, in a fixed order, without unknown ones', () => {
  const all = papers(
    aPublicVehicle({
      ...{ last_inspection_date: '2026-05-02', next_inspection_date: '2028-05-02' },
      ...{ service_history: 'full', dealer_warranty_months: 12 },
      ...{ factory_warranty_until: '2027-01-10', price_includes_delivery: 'included' },
    }),
    NOW,
  );
  expect(all.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Syn: Synet 02.05.2026, næste senest 02.05.2028',
    'Service: Fuld servicehistorik',
    'Forhandlergaranti: 12 måneder',
    'Fabriksgaranti: Til 10.01.2027 (1 måned tilbage)',
    'Levering: Med i prisen',
    ...(dealer.returns
      ? [`Returret: ${dealer.returns.days} dage, højst ${dealer.returns.kilometres} km kørt`]
      : []),
  ]);
});

test.each([
  ['2026-11-23', undefined],
  ['2026-11-24', 'Til 24.11.2026'],
  ['2026-12-23', 'Til 23.12.2026'],
  ['2028-10-24', 'Til 24.10.2028 (23 måneder tilbage)'],
  ['2028-11-24', 'Til 24.11.2028 (2 år tilbage)'],
  ['2031-01-10', 'Til 10.01.2031 (4 år og 1 måned tilbage)'],
])('a warranty until %s on 24.11.2026 reads as %j', (until, text) => {
  expect(textOf({ factory_warranty_until: until }, 'Fabriksgaranti')).toBe(text);
});

test('an inspection to come is named without one in the past', () => {
  expect(textOf({ next_inspection_date: '2027-01-10' }, 'Syn')).toBe('Næste senest 10.01.2027');
});

test('delivery that comes on top says what it costs', () => {
  expect(textOf({ price_includes_delivery: 'excluded' }, 'Levering')).toBe(
    dealer.deliveryCost ? `${formatKroner(dealer.deliveryCost)} oveni prisen` : 'Ikke med i prisen',
  );
});

test('a sold car promises nothing', () => {
  expect(papers(aPublicVehicle({ status: 'sold', service_history: 'full' }), NOW)).toEqual([]);
});
