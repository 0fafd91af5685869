import { expect, test } from 'vitest';
import { priceIndex } from '#domain/vehicle/price/usual-price.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { aVehicle } from '#tests/support/builders.ts';
import type { BulkEdit } from './bulk-edit.ts';
import { type PlannedRow, planEdit } from './plan-edit.ts';

const TODAY = new Date('2026-11-22T12:00:00Z');
const DOWN: BulkEdit = {
  kind: 'price',
  change: { by: 'percent', value: -5 },
  rounding: '100',
};

function planned(vehicle: Vehicle, edit: BulkEdit): PlannedRow {
  const plan = planEdit([vehicle], edit, priceIndex([vehicle]), TODAY);
  const [row] = 'rows' in plan ? plan.rows : [];
  if (!row) throw new Error('The plan has no row.');
  return row;
}

test('the plan of a price change has the old and the new price and writes nothing else', () => {
  const row = planned(aVehicle({ price: 346_800, is_on_sale: false }), DOWN);
  expect([row.from, row.to]).toEqual(['346.800 kr.', '329.500 kr.']);
  expect(row.change).toMatchObject({ before: { price: 346_800 }, after: { price: 329_500 } });
  expect(Object.keys(row.change?.after ?? {})).toEqual(['price']);
});

test('a vehicle without a price, and one that has the value already, stay as they are', () => {
  expect(planned(aVehicle({ price: 0, is_on_sale: false }), DOWN)).toMatchObject({
    change: null,
    reason: 'Har ingen pris',
  });
  const sold = planned(aVehicle({ status: 'sold' }), {
    kind: 'field',
    field: 'status',
    text: 'sold',
  });
  expect(sold).toMatchObject({ change: null, reason: 'Er det allerede' });
});

test('a price that looks like a mistake is asked about in the plan', () => {
  const edit: BulkEdit = {
    kind: 'price',
    change: { by: 'fixed', value: 29_900 },
    rounding: 'none',
  };
  const row = planned(aVehicle({ price: 346_800, is_on_sale: false }), edit);
  expect(row.questions).toEqual([{ kind: 'changed', text: 'Pris: 346.800 → 29.900 (−91 %)' }]);
  // Staff confirm it by saving, so it goes into the price log.
  expect(row.change?.reason).toBe('Pris: 346.800 → 29.900 (−91 %)');
  expect(planned({ ...aVehicle({ price: 346_800 }), unpublished: true }, edit).questions).toEqual(
    [],
  );
});

test('a new status remembers the date of the sale, so that it can be taken back', () => {
  const sold_date = new Date('2026-11-01T10:00:00Z');
  const row = planned(aVehicle({ status: 'sold', sold_date }), {
    kind: 'field',
    field: 'status',
    text: 'reserved',
  });
  expect(row.change?.before).toEqual({ status: 'sold', sold_date });
});

test('the plan of a date and of a number says both as staff write them', () => {
  const vehicle = aVehicle({ next_inspection_date: '2028-02-11', dealer_warranty_months: null });
  const date = { kind: 'field', field: 'next_inspection_date', text: '2028-03-01' } as const;
  const months = { kind: 'field', field: 'dealer_warranty_months', text: '12' } as const;
  expect(planned(vehicle, date)).toMatchObject({ from: '11.02.2028', to: '01.03.2028' });
  expect(planned(vehicle, months)).toMatchObject({ from: '(tomt)', to: '12' });
});

test('a typed value that the field cannot have is refused before anything is planned', () => {
  const plan = planEdit(
    [aVehicle()],
    { kind: 'field', field: 'doors', text: 'fem' },
    priceIndex([]),
    TODAY,
  );
  expect(plan).toEqual({ problem: 'Det er ikke et tal.' });
});

test('a car may come onto the site with confirmed gaps, but not without the facts that the law demands', () => {
  const publish: BulkEdit = { kind: 'field', field: 'unpublished', text: 'nej' };
  const kladde = (fields: object) => ({ ...aVehicle(fields), unpublished: true });
  expect(planned(kladde({ mileage: null }), publish).change).toMatchObject({
    after: { unpublished: false },
    reason: 'Kilometerstanden mangler: bilen vises som ny.',
  });
  expect(planned(kladde({ first_registration_date: null }), publish)).toMatchObject({
    change: null,
    reason: expect.stringContaining('Loven kræver det'),
  });
  const excluded: BulkEdit = { kind: 'field', field: 'price_includes_delivery', text: 'excluded' };
  expect(planned(aVehicle(), excluded).change).toBeNull();
  expect(planned(kladde({}), excluded).change).not.toBeNull();
});
