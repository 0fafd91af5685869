import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FORM_GROUPS, type FormGroup } from '#domain/vehicle/fields/field.ts';
import { fieldsIn } from '#domain/vehicle/fields/table.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { aVehicle } from '#tests/support/builders.ts';
import {
  emptyValues,
  type FormValues,
  fieldsOf,
  hiddenFields,
  valuesOf,
  valuesOfCopy,
} from '../form/values.ts';
import { vehicleRecord } from './vehicle-record.ts';

const { validate: validateForm } = vehicleRecord;
const NOW = new Date('2026-11-21T12:00:00Z');
const filled = (change: Partial<FormValues> = {}): FormValues => ({
  ...emptyValues(NOW),
  make: 'Volvo',
  model: 'XC60',
  ...change,
});

describe('the form of a new vehicle', () => {
  test('a new vehicle starts with the default values of the dealer', () => {
    expect(emptyValues(NOW)).toMatchObject({
      year: '2026',
      status: 'available',
      featured: false,
      flexleasing_period: '12',
      specs_equipment: [],
      price: '0',
      mileage: '0',
      flexleasing_privat_monthly_payment: '0',
    });
  });

  test('a vehicle requires make, model, year and price', () => {
    const result = validateForm(filled({ make: ' ', model: '', year: '', price: '' }));
    expect(result.ok ? {} : Object.keys(result.problems).sort()).toEqual([
      'make',
      'model',
      'price',
      'year',
    ]);
  });
});

describe('a text that is no number', () => {
  test('a text that is no number is saved as 0 in a price and a year', () => {
    expect(fieldsOf(filled({ price: 'abc', year: 'abc', original_price: 'x' }))).toMatchObject({
      price: 0,
      year: 0,
      original_price: 0,
    });
  });

  test('a text that is no number is saved as null in mileage, battery health and leasing amounts', () => {
    expect(
      fieldsOf(
        filled({
          fuel_type: 'electric',
          mileage: 'abc',
          battery_health_percentage: 'abc',
          flexleasing_erhverv_down_payment: 'abc',
        }),
      ),
    ).toMatchObject({
      mileage: null,
      battery_health_percentage: null,
      flexleasing_erhverv_down_payment: null,
    });
  });
});

test('an empty battery test date and an empty leasing period are saved as null', () => {
  const fields = fieldsOf(filled({ battery_test_date: '', flexleasing_period: '' }));
  expect(fields.battery_test_date).toBeNull();
  expect(fields.flexleasing_period).toBeNull();
});

test('a vehicle without a battery is saved without battery figures', () => {
  expect(fieldsOf(filled({ fuel_type: 'benzin' })).battery_health_percentage).toBeNull();
});

test('an invalid value in a form block that is switched off does not prevent the save', () => {
  const wrong = {
    battery_health_percentage: '150',
    original_price: '-5',
    flexleasing_privat_monthly_payment: '-1',
    sale_price: '199900',
  };
  const saved = validateForm(filled(wrong));
  expect(saved.ok && saved.fields).toMatchObject({
    battery_health_percentage: null,
    original_price: null,
    flexleasing_privat_monthly_payment: null,
    sale_price: 199_900,
  });
  const shown = validateForm(
    filled({ ...wrong, fuel_type: 'electric', is_on_sale: true, flexleasing_enabled: true }),
  );
  expect(shown.ok ? {} : Object.keys(shown.problems).sort()).toEqual([
    'battery_health_percentage',
    'flexleasing_privat_monthly_payment',
    'original_price',
  ]);
});

test('the error of a vehicle field names the limit', () => {
  const result = validateForm(
    filled({ year: '1066', mileage: '3.000.000', make: 'x'.repeat(61), fuel_type: 'electric' }),
  );
  expect(result.ok ? {} : result.problems).toEqual({
    year: 'Tallet skal være mindst 1900.',
    mileage: 'Tallet må højst være 2.000.000.',
    make: 'Teksten må højst være 60 tegn.',
  });
});

test('a walkaround video that is not on YouTube is refused with an error text', () => {
  const result = validateForm(filled({ walkaround_video_url: 'https://eksempel.dk/film' }));
  expect(result.ok ? undefined : result.problems.walkaround_video_url).toBe('Invalid YouTube URL');
});

test('saved numbers stay the same when the form shows and saves them again', () => {
  const text = fc.oneof(
    fc.string(),
    fc.integer().map(String),
    fc.constantFrom('12,5', '1.000', ''),
  );
  fc.assert(
    fc.property(text, text, text, (price, mileage, payment) => {
      const first = validateForm(
        filled({ price, mileage, flexleasing_privat_monthly_payment: payment }),
      );
      if (!first.ok) return;
      const stored = {
        ...(first.fields as Vehicle),
        created_at: NOW,
        updated_at: null,
        updated_by: null,
        trashed_at: null,
        version: 1,
        price_log: {},
        cover: null,
        sold_date: null,
      };
      const again = validateForm(valuesOf(stored));
      expect(again).toEqual(first);
    }),
  );
});

test('a number starts at 0 only where the table of fields says so', () => {
  expect(emptyValues(NOW)).toMatchObject({ km_per_year: '', mileage: '0' });
});

test('a copy of a vehicle begins as a kladde without any value that belongs to the one car', () => {
  const copy = valuesOfCopy(
    aVehicle({
      is_on_sale: true,
      original_price: 219_900,
      sale_price: 199_900,
      status: 'sold',
      featured: true,
      battery_health_percentage: 91,
      damage_report: 'Ridse',
      condition_notes: 'Pæn',
      battery_test_date: '2026-01-02',
      battery_test_result: 'SoH 91 %',
      walkaround_video_url: 'https://youtu.be/aqz-KE-bpKQ',
    }),
  );
  expect(copy).toMatchObject({
    ...{ make: 'Volkswagen', model: 'Golf', year: '2020', gearkasse: 'manual', unpublished: true },
    ...{ mileage: '', price: '0', is_on_sale: false, original_price: '', sale_price: '' },
    ...{ vin: '', stelnummer: '', first_registration_date: '', status: 'available' },
    ...{ battery_test_result: '', battery_test_date: '', battery_health_percentage: '' },
    ...{ damage_report: '', condition_notes: '', walkaround_video_url: '', featured: false },
  });
});

test('a copy of a vehicle has the technical facts of its model and nothing of its history', () => {
  const copy = valuesOfCopy(
    aVehicle({
      ...{ body_type: 'estate', power_hp: 190, towing_weight: 1800, equipment: ['tow_bar'] },
      ...{ owner_count: 2, earlier_use: 'taxi', registration_number: 'ZZ 12345', key_count: 2 },
      ...{ next_inspection_date: '2027-03-01', factory_warranty_until: '2028-01-01' },
      ...{ vat_kind: 'deductible', production_year: 2020 },
    }),
  );
  expect(copy).toMatchObject({
    ...{ body_type: 'estate', power_hp: '190', towing_weight: '1800', equipment: ['tow_bar'] },
    ...{ owner_count: '', earlier_use: '', registration_number: '', key_count: '' },
    ...{ next_inspection_date: '', factory_warranty_until: '', vat_kind: '', production_year: '' },
  });
});

test('an unknown fact is saved as null and never as 0', () => {
  const result = validateForm(filled());
  const groups = (Object.keys(FORM_GROUPS) as FormGroup[]).flatMap(fieldsIn);
  const saved = groups.map((name) => result.ok && result.fields[name]);
  // A list that nobody has filled in is empty.
  expect(saved.filter((value) => value !== null).flat()).toEqual([]);
  const zero = validateForm(filled({ power_hp: '0' }));
  expect(zero.ok ? {} : zero.problems).toEqual({ power_hp: 'Tallet skal være mindst 1.' });
});

test('every field of a closed section is hidden', () => {
  expect(hiddenFields(filled({ flexleasing_enabled: true })).toSorted()).toEqual([
    ...['battery_capacity', 'battery_health_percentage', 'battery_test_date'],
    ...['battery_test_result', 'battery_warranty_until', 'charging_ac_kw', 'charging_dc_kw'],
    ...['charging_plug', 'consumption_wh_km', 'offer_until', 'original_price', 'range_wltp_km'],
    'sale_price',
  ]);
  expect(hiddenFields(filled({ fuel_type: 'electric', is_on_sale: true })).toSorted()).toEqual([
    ...['co2_g_km', 'consumption_km_l', 'euro_norm'],
    ...['flexleasing_erhverv_down_payment', 'flexleasing_erhverv_monthly_payment'],
    ...['flexleasing_erhverv_residual_value', 'flexleasing_period'],
    ...['flexleasing_privat_down_payment', 'flexleasing_privat_monthly_payment'],
    ...['flexleasing_privat_residual_value', 'km_per_year'],
  ]);
});
