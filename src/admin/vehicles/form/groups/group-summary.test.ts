import { expect, test } from 'vitest';
import { dealer } from '#dealer';
import { fieldsIn } from '#domain/vehicle/fields/table.ts';
import { emptyValues } from '../values.ts';
import { groupSummary } from './group-summary.ts';

const empty = emptyValues(new Date('2026-11-22T12:00:00Z'));

test('the summary of a group names every value that the group holds', () => {
  const values = {
    ...empty,
    ...{ body_type: 'suv' as const, doors: '5', power_hp: '204', drive_wheels: 'all' as const },
    ...{ production_year: '2021', next_inspection_date: '2027-03-01', owner_count: '2' },
    ...{
      towing_weight: '1800',
      office: dealer.offices[0].id,
      price_includes_plates: 'excluded' as const,
      dealer_warranty_months: '12',
    },
  };
  expect(groupSummary(fieldsIn('body'), values)).toBe(
    'SUV · Antal døre 5 · Effekt 204 hk · Firehjulstræk',
  );
  expect(groupSummary(fieldsIn('towing'), values)).toBe('Anhængervægt med bremser 1.800 kg');
  expect(groupSummary(fieldsIn('history'), values)).toBe(
    'Produktionsår 2021 · Antal tidligere ejere 2 · Næste syn 01.03.2027',
  );
  expect(groupSummary(fieldsIn('terms'), values)).toBe(
    `Nummerplader ikke med i prisen · ${dealer.offices[0].name}`,
  );
});

test('the summary of an empty group is empty', () => {
  for (const group of ['body', 'combustion', 'charging', 'towing', 'history'] as const) {
    expect([group, groupSummary(fieldsIn(group), empty)]).toEqual([group, '']);
  }
});
