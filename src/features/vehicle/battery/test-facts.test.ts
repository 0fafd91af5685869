import { expect, test } from 'vitest';
import { testFacts } from './test-facts.ts';

const measured = {
  id: 't1',
  test_date: '2026-10-12',
  test_document_url: '/documents/battery-test-documents/v1/t1.pdf',
  test_notes: null,
  battery_health_percentage: 93,
  capacity_kwh: 71.6,
  charging_speed_kw: 135,
  estimated_range_km: 472,
};

test('the battery card shows the measured capacity next to that of the new battery', () => {
  expect(testFacts(measured, 77).map(({ value }) => value)).toEqual([
    '71,6 af 77 kWh',
    '135 kW',
    '472 km',
  ]);
});

test('the battery card leaves out what a test did not measure', () => {
  const capacityOnly = { ...measured, charging_speed_kw: null, estimated_range_km: null };
  expect(testFacts(capacityOnly, null)).toEqual([{ label: 'Kapacitet', value: '71,6 kWh' }]);
});
