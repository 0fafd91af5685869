import { describe, expect, test } from 'vitest';
import { ownerTax, type TaxedVehicle } from './owner-tax.ts';
import { CO2_TAX, GREEN_TAX, OWNER_TAX_YEAR } from './owner-tax-tables.ts';

const UNKNOWN: TaxedVehicle = {
  fuel_type: null,
  body_type: 'estate',
  first_registration_date: null,
  co2_g_km: null,
  consumption_km_l: null,
  consumption_wh_km: null,
  imported_from: null,
};

const newer = (fuel_type: TaxedVehicle['fuel_type'], co2_g_km: number | null) =>
  ownerTax({ ...UNKNOWN, fuel_type, co2_g_km, first_registration_date: '2021-07-01' });

const older = (consumption_km_l: number | null, first_registration_date: string) =>
  ownerTax({ ...UNKNOWN, fuel_type: 'benzin', consumption_km_l, first_registration_date });

// Of every night, so that a new year stops nobody's work.
test.runIf(process.env['DEEP'])('the tables of the owner tax are those of the running year', () => {
  expect(new Date().getFullYear()).toBeLessThanOrEqual(OWNER_TAX_YEAR);
});

// The law's rows once more, so that a slip in the table is noticed: bound, tax, diesel surcharge.
const CO2_OF_THE_LAW =
  '58→460|120 · 65→520|120 · 73→540|120 · 80→570|120 · 87→600|120 · 102→640|120 · 116→700|520 · 131→760|930 · 145→800|1.000 · 160→1.220|1.100 · 174→1.630|1.190 · 189→2.080|1.280 · 203→2.500|1.380 · 218→2.910|1.470 · 232→3.330|1.590 · 246→3.740|1.680 · 262→4.180|1.800 · 277→4.600|1.880 · 290→5.020|1.970 · 319→5.840|2.180 · 350→6.720|2.360';
const GREEN_OF_THE_LAW =
  '50→390|390 · 44,4→390|440 · 40→390|460 · 36,4→390|480 · 33,3→390|510 · 28,6→390|540 · 25→390|590 · 22,2→390|640 · 20→390|680 · 18,2→750|1.040 · 16,7→1.100|1.390 · 15,4→1.480|1.770 · 14,3→1.840|2.130 · 13,3→2.190|2.480 · 12,5→2.550|2.840 · 11,8→2.900|3.190 · 11,1→3.260|3.560 · 10,5→3.630|3.920 · 10→3.990|4.280 · 9,1→4.690|4.980 · 8,3→5.440|5.730 · 7,7→6.150|6.440';

function rowsOf(law: string): number[][] {
  return law
    .split(' · ')
    .map((row) => row.split(/[→|]/u).map((n) => Number(n.replace('.', '').replace(',', '.'))));
}

describe('the CO2 tax', () => {
  const rows = rowsOf(CO2_OF_THE_LAW);

  test('the CO2 tax has a row for each row of the law', () => {
    expect(CO2_TAX).toHaveLength(rows.length);
  });

  test.each(rows)('holds below %d g/km: %d kr. a half-year, diesel %d more', (below, tax, more) => {
    expect(newer('benzin', (below ?? 0) - 1)).toBe((tax ?? 0) * 2);
    expect(newer('diesel', (below ?? 0) - 1)).toBe(((tax ?? 0) + (more ?? 0)) * 2);
    const next = rows[rows.findIndex(([bound]) => bound === below) + 1];
    expect(newer('benzin', below ?? 0)).toBe(next ? (next[1] ?? 0) * 2 : 'beyond_tables');
  });

  test('the CO2 tax is 920 kr. a year for an electric car, whatever else is unknown', () => {
    expect(newer('electric', null)).toBe(920);
  });

  test('stays unknown without a CO2 figure and for a hybrid, which may burn diesel', () => {
    expect(newer('benzin', null)).toBe('no_co2');
    expect(newer('hybrid', 40)).toBe('hybrid_rates');
  });
});

describe('the green tax', () => {
  const rows = rowsOf(GREEN_OF_THE_LAW);

  test('the green tax has a row for each row of the law', () => {
    expect(GREEN_TAX).toHaveLength(rows.length);
  });

  test.each(rows)('holds from %d km/l: %d kr. a half-year, later %d', (from, early, later) => {
    expect(older(from ?? 0, '2017-10-02')).toBe((early ?? 0) * 2);
    expect(older(from ?? 0, '2017-10-03')).toBe((later ?? 0) * 2);
    const next = rows[rows.findIndex(([bound]) => bound === from) + 1];
    expect(older((from ?? 0) - 0.05, '2021-06-30')).toBe(
      next ? (next[2] ?? 0) * 2 : 'beyond_tables',
    );
  });

  test('counts the power of an electric car as petrol', () => {
    const electric = { ...UNKNOWN, fuel_type: 'electric' as const, consumption_wh_km: 182.5 };
    // 182,5 Wh/km are 2 litres per 100 km: 50 km/l.
    expect(ownerTax({ ...electric, first_registration_date: '2019-01-01' })).toBe(780);
  });

  test('stays unknown for diesel and where the first registration in Denmark decides', () => {
    const car = { ...UNKNOWN, first_registration_date: '2016-01-01', consumption_km_l: 20 };
    expect(ownerTax({ ...car, fuel_type: 'diesel' })).toBe('older_diesel_rates');
    expect(ownerTax({ ...car, fuel_type: 'benzin' })).toBe(780);
    expect(ownerTax({ ...car, fuel_type: 'benzin', imported_from: 'Tyskland' })).toBe(
      'no_danish_registration',
    );
  });
});

test('the regime of the owner tax changes between 30 June and 1 July 2021', () => {
  const car = { ...UNKNOWN, fuel_type: 'benzin' as const, co2_g_km: 120, consumption_km_l: 20 };
  expect(ownerTax({ ...car, first_registration_date: '2021-06-30' })).toBe(1360);
  expect(ownerTax({ ...car, first_registration_date: '2021-07-01' })).toBe(1520);
});

test('a car of the weight tax and one without a first registration have no known owner tax', () => {
  const car = { ...UNKNOWN, fuel_type: 'benzin' as const, co2_g_km: 120, consumption_km_l: 20 };
  expect(ownerTax({ ...car, first_registration_date: '1997-06-30' })).toBe('weight_tax');
  expect(ownerTax({ ...car, first_registration_date: '1997-07-01' })).toBeTypeOf('number');
  expect(ownerTax(car)).toBe('no_registration');
});

test.each([
  ['van', 'van_rates'],
  ['pickup', 'van_rates'],
  [null, 'no_body'],
] as const)('a vehicle of the body %s has no known owner tax', (body_type, why) => {
  const car = {
    ...UNKNOWN,
    fuel_type: 'electric' as const,
    first_registration_date: '2022-01-01',
  };
  expect(ownerTax({ ...car, body_type: 'suv' })).toBe(920);
  expect(ownerTax({ ...car, body_type })).toBe(why);
});
