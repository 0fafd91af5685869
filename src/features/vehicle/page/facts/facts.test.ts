import { expect, test } from 'vitest';
import { dealer } from '#dealer';
import { rowFacts, yearText } from '#features/inventory/summary/row-facts.ts';
import { factGroups } from '#features/vehicle/facts/fact-groups.ts';
import {
  aCatalogueVehicle,
  aPublicVehicle as aVehicle,
} from '#tests/support/catalogue-builders.ts';
import { electricStripFacts, plainText, stripFacts, summaryFacts } from './facts.ts';

const allFacts = (vehicle: ReturnType<typeof aVehicle>) =>
  factGroups(vehicle).flatMap(({ facts }) => facts);

const shownAs = (facts: ReturnType<typeof allFacts>, label: string) =>
  facts.find((fact) => fact.label === label)?.value;

test('the month of first registration stands beside the model year only where the years differ', () => {
  const age = (first_registration_date: string | null) =>
    yearText(aVehicle({ year: 2021, first_registration_date }));
  expect(age(null)).toBe('2021');
  expect(age('2021-03-02')).toBe('03/2021');
  expect(age('2020-11-03')).toBe('2021 (1. reg. 11/2020)');
});

test('a list row says that a month and year are the first registration', () => {
  const [fact] = rowFacts(aVehicle({ year: 2021, first_registration_date: '2021-03-02' }));
  expect(fact).toEqual({ label: '1. reg.', value: '03/2021' });
});

test('the car page names the year of a car once, with the month of its first registration', () => {
  const [, registered] = summaryFacts(aVehicle({ first_registration_date: '2021-05-03' }));
  expect(registered).toEqual({ label: '1. reg.', value: '05/2021' });
  const all = allFacts(aVehicle({ first_registration_date: '2021-05-03' }));
  expect(shownAs(all, 'Årgang')).toBe('2021');
  expect(shownAs(all, '1. registrering')).toBe('03.05.2021');
});

test('variant A of the car page lists its facts in the specified order', () => {
  const facts = summaryFacts(aVehicle({ variant: 'D4' }));
  expect(facts.map(({ label }) => label)).toEqual([
    'Farve',
    'Variant',
    'Årgang',
    'Kilometer',
    'Gearkasse',
    'Drivmiddel',
  ]);
});

test('the strip of a car page has colour, variant and eight facts in a fixed order, and none that is unknown', () => {
  const known: Parameters<typeof aCatalogueVehicle>[0] = {
    ...{ variant: 'D4', first_registration_date: '2021-05-03', power_hp: 190, towing_weight: 2000 },
    ...{ next_inspection_date: '2027-03-01', consumption_km_l: 18.5, owner_count: 0 },
    gearkasse: 'automatic',
    fuel_type: 'diesel',
  };
  const strip = (fields: Parameters<typeof aCatalogueVehicle>[0]) =>
    stripFacts(aCatalogueVehicle(fields)).map(({ label, value }) => `${label}: ${value}`);
  expect(strip(known)).toEqual([
    'Farve: Sort',
    'Variant: D4',
    '1. reg.: 05/2021',
    'Kilometer: 84.000 km',
    'Effekt: 190 hk',
    'Gearkasse: Automatisk',
    'Drivmiddel: Diesel · 18,5 km/l',
    'Trækvægt: 2.000 kg',
    'Tidligere ejere: Ingen',
    'Næste syn: 01.03.2027',
  ]);
  expect(strip({ ...known, power_hp: null, owner_count: null, towing_weight: null })).toHaveLength(
    7,
  );
  expect(strip({ fuel_type: 'electric', range_wltp_km: 533 })).toContain(
    'Drivmiddel: El · 533 km WLTP',
  );
});

test('a list row shows the facts of a vehicle in the specified order', () => {
  const facts = rowFacts(aVehicle());
  expect(facts.map(({ label }) => label)).toEqual(['Årgang', 'Farve', 'Kilometer', 'Drivmiddel']);
});

test('a fact without a value is left out of the car page', () => {
  const facts = summaryFacts(aVehicle({ color: null, gearkasse: null }));
  expect(facts.map(({ label }) => label)).toEqual(['Årgang', 'Kilometer', 'Drivmiddel']);
});

test('the facts of an electric car include battery capacity, battery health and tested range', () => {
  const electric = aCatalogueVehicle({
    fuel_type: 'electric',
    battery_capacity: 77.4,
    battery_health_percentage: 94,
  });
  const test = {
    id: 't1',
    test_date: '2026-10-12',
    test_document_url: '/documents/battery-test-documents/v1/t1.pdf',
    test_notes: null,
    battery_health_percentage: 94,
    capacity_kwh: 72.8,
    charging_speed_kw: null,
    estimated_range_km: 430,
  };
  const facts = electricStripFacts({ ...electric, batteryTests: [test] });
  expect(shownAs(facts, 'Batterikapacitet')).toBe('77,4 kWh');
  expect(shownAs(facts, 'Batterisundhed')).toBe('94 %');
  expect(shownAs(facts, 'Målt rækkevidde')).toBe('430 km');
});

test('the facts of a hybrid car include no battery capacity', () => {
  const facts = allFacts(aVehicle({ fuel_type: 'hybrid', battery_capacity: 12 }));
  expect(shownAs(facts, 'Batterikapacitet')).toBeUndefined();
});

test('a car of unknown fuel is shown as petrol and one without kilometres as new', () => {
  const facts = summaryFacts(aVehicle({ fuel_type: null, mileage: 0 }));
  expect(shownAs(facts, 'Drivmiddel')).toBe('Benzin');
  expect(shownAs(facts, 'Kilometer')).toBe('Ny bil');
});

test('a fact that is a list of texts is one line, and none where it is empty', () => {
  const entry = {
    type: 'list',
    max: 9,
    maxLength: 60,
    audience: 'public',
    section: 'specs',
  } as const;
  expect(plainText(entry, ['Vinterhjul', 'Tagboks'])).toBe('Vinterhjul, Tagboks');
  expect(plainText(entry, [])).toBeNull();
});

test('the car page states power in hk and kW, and facts in Danish words', () => {
  const facts = allFacts(
    aVehicle({
      ...{ power_hp: 204, drive_wheels: 'all', body_type: 'estate', euro_norm: '6d', co2_g_km: 0 },
      ...{ towing_weight: 1600, tow_bar: 'retractable', production_year: 2020, owner_count: 0 },
      ...{
        vat_kind: 'deductible',
        office: dealer.offices[0].id,
        next_inspection_date: '2027-03-01',
      },
      ...{ consumption_km_l: 18.5, earlier_use: 'taxi', dealer_warranty_months: 12 },
    }),
  );
  const shown = Object.fromEntries(facts.map(({ label, value }) => [label, value]));
  expect(shown).toMatchObject({
    Effekt: '204 hk (150 kW)',
    Hjultræk: 'Firehjulstræk',
    Karrosseri: 'Stationcar',
    Euronorm: 'Euro 6d',
    'CO₂-udledning': '0 g/km',
    'Trækvægt med bremser': '1.600 kg',
    Anhængertræk: 'Svingbart træk',
    Produceret: '2020',
    'Tidligere ejere': 'Ingen',
    Moms: 'Momsen kan trækkes fra',
    'Bilen står i': dealer.offices[0].city,
    'Næste syn': '01.03.2027',
    Forbrug: '18,5 km/l',
    'Tidligere brug': 'Taxa',
    Forhandlergaranti: '12 måneder',
  });
});

test('a group of facts of which nothing is known is left out of the car page', () => {
  expect(factGroups(aVehicle()).map(({ heading }) => heading)).toEqual([
    'Bilen',
    'Motor og forbrug',
  ]);
});

test('the car page states nothing about charging of a petrol car and no emission of an electric one', () => {
  const all = { range_wltp_km: 400, charging_plug: 'ccs', co2_g_km: 120, euro_norm: '6' } as const;
  const labels = (fuel_type: 'benzin' | 'electric') =>
    allFacts(aVehicle({ ...all, fuel_type })).map(({ label }) => label);
  expect(labels('benzin')).not.toContain('Ladestik');
  expect(labels('electric')).not.toContain('CO₂-udledning');
  expect(labels('electric')).toContain('Ladestik');
});
