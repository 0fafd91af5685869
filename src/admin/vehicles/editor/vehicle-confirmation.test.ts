import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Editing } from '#admin/record/types.ts';
import { aVehicle } from '#tests/support/builders.ts';
import { emptyValues, type FormValues, valuesOf } from '../form/values.ts';
import { dropVehicle, putVehicle } from '../store.ts';
import { vehicleConfirmation } from './vehicle-confirmation.ts';

const STORED = valuesOf(
  aVehicle({ price: 346_800, mileage: 78_400, year: 2021, first_registration_date: '2021-03-04' }),
);

const editing = (base: FormValues, exists = true): Editing<FormValues> => ({
  id: 'golf',
  exists,
  base,
  version: 1,
});

/** The questions when the values of a public vehicle are changed and saved. */
async function asked(change: Partial<FormValues>, base = STORED): Promise<string[]> {
  const confirmation = await vehicleConfirmation(editing(base), { ...base, ...change });
  return confirmation?.items.map(({ text }) => text) ?? [];
}

describe('a save of a public vehicle', () => {
  test.each([
    [{ price: '29.900' }, 'Pris: 346.800 → 29.900 (−91 %)'],
    [{ price: '3' }, 'Pris: 346.800 → 3 (−100 %). Det er under 10.000 kr.'],
    [{ price: '34990000' }, 'Pris: 346.800 → 34.990.000 (+9.989 %). Det er over 2.000.000 kr.'],
    [
      { price: '-349900' },
      'Pris: 346.800 → −349.900 (−201 %). Prisen er negativ og vises som “Kontakt for pris”.',
    ],
    [{ price: '349.9' }, 'Pris: 346.800 → 349,90 (−100 %). Det er under 10.000 kr.'],
    [
      { price: 'ring' },
      'Pris: “ring” er ikke et tal. Det gemmes som 0 og vises som “Kontakt for pris”.',
    ],
    [{ mileage: '850' }, 'Kilometerstand: 78.400 → 850. Den er lavere end før.'],
    [{ mileage: '1.250.000' }, 'Kilometerstand: 78.400 → 1.250.000. Det er over 500.000 km.'],
    [{ year: '2031' }, 'Årgang: 2031 ligger mere end et år fremme.'],
    [
      { first_registration_date: '2062-03-04' },
      'Første registrering: 04.03.2062 ligger fremme i tiden.',
    ],
  ])('the typing mistake %j is asked about', async (change, text) => {
    expect(await asked(change)).toEqual([text]);
  });

  test.each<Partial<FormValues>>([
    {},
    { price: '339.900' },
    { price: '341.800,00' },
    { price: '299900 kr.' },
    { price: '359.900' },
    { mileage: '78.450 km' },
    { variant: '2.0 TDI DSG' },
    { color: 'Sort' },
    { fuel_type: 'diesel' },
    { gearkasse: 'automatic' },
    { vin: 'WVWZZZ1KZAW000009' },
    { featured: true },
    { status: 'reserved' },
    { status: 'sold' },
    { status: 'maintenance' },
    { condition_notes: 'Ny tandrem.' },
    { specs_equipment: ['Anhængertræk', 'Klima'] },
    { walkaround_video_url: 'aqz-KE-bpKQ' },
    { is_on_sale: true, original_price: '346.800', sale_price: '329.900' },
    {
      flexleasing_enabled: true,
      flexleasing_privat_monthly_payment: '3.995',
      flexleasing_privat_down_payment: '20.000',
      flexleasing_privat_residual_value: '180.000',
      flexleasing_period: '12',
      km_per_year: '20000',
    },
    { year: '2020', first_registration_date: '2020-11-30' },
  ])('the ordinary edit %j raises no question', async (change) => {
    expect(await asked(change)).toEqual([]);
  });

  test('a save asks about everything in one dialog and returns to the first field', async () => {
    const confirmation = await vehicleConfirmation(editing(STORED), {
      ...STORED,
      price: '29.900',
      mileage: '850',
      fuel_type: '',
    });
    expect(confirmation?.items.map(({ field }) => field)).toEqual([
      'price',
      'mileage',
      'fuel_type',
    ]);
    expect(confirmation?.other).toBeUndefined();
  });

  test('a vehicle that lacked something before is not asked about it again', async () => {
    const bare = { ...STORED, mileage: '', fuel_type: '' as const, price: '0' };
    expect(await asked({ color: 'Sort' }, bare)).toEqual([]);
    expect(await asked({ price: '189.900' }, bare)).toEqual([]);
    expect(await asked({ status: 'reserved' }, { ...bare, status: 'sold' })).toEqual([]);
  });

  test('taking a vehicle off the site is asked about', async () => {
    expect(await asked({ unpublished: true })).toEqual([
      'Bilen er på siden nu. Som kladde forsvinder den derfra.',
    ]);
  });
});

describe('a save of a vehicle that visitors have not seen', () => {
  const started = { ...emptyValues(new Date()), make: 'Volvo', model: 'V60' };

  test('a new vehicle is asked about what it lacks and can be saved as a kladde instead', async () => {
    const confirmation = await vehicleConfirmation(editing(started, false), started);
    expect(confirmation?.items).toEqual([
      { field: 'mileage', text: 'Kilometerstanden mangler: bilen vises som ny.' },
      { field: 'fuel_type', text: 'Drivmidlet mangler: bilen vises som benzinbil.' },
      {
        field: 'first_registration_date',
        text: 'Første registrering mangler: året skal stå ved prisen.',
      },
      { field: 'price', text: 'Prisen mangler: bilen vises med “Kontakt for pris”.' },
    ]);
    expect(confirmation?.other).toMatchObject({ values: { unpublished: true } });
    const kladde = { ...started, price: '3', unpublished: true };
    expect(await vehicleConfirmation(editing(started, false), kladde)).toBeNull();
  });

  test('a kladde is asked at its own save about facts that look like a mistake and a price that is no number', async () => {
    const kladde = { ...STORED, unpublished: true };
    const change = { year: '2099', mileage: '850', price: 'ring' };
    const asked = await vehicleConfirmation(editing(kladde), { ...kladde, ...change });
    expect(asked?.items.map(({ text }) => text)).toEqual([
      'Pris: “ring” er ikke et tal. Det gemmes som 0 og vises som “Kontakt for pris”.',
      'Kilometerstand: 78.400 → 850. Den er lavere end før.',
      'Årgang: 2099 ligger mere end et år fremme.',
    ]);
    expect(asked).toMatchObject({ body: '', confirm: 'Gem alligevel' });
    const saved = { ...kladde, ...change, price: '0' };
    expect(await vehicleConfirmation(editing(saved), { ...saved, color: 'Sort' })).toBeNull();
  });

  test('a complete new vehicle is saved without a question, although it has no images yet', async () => {
    expect(await vehicleConfirmation(editing(started, false), STORED)).toBeNull();
  });
});

describe('what the law demands', () => {
  const NEW = { ...STORED, first_registration_date: '' };

  test('a used car with a price and without its first registration can only be saved as a kladde', async () => {
    const asked = await vehicleConfirmation(editing(emptyValues(new Date()), false), NEW);
    expect(asked).toMatchObject({
      title: 'Det kræver loven',
      confirm: 'Gem som kladde',
      confirmValues: { unpublished: true },
    });
    expect(asked?.items.map(({ field }) => field)).toEqual(['first_registration_date']);
  });

  test('a price without the costs of delivery is not put on the site', async () => {
    const values = { ...STORED, price_includes_delivery: 'excluded' as const };
    const asked = await vehicleConfirmation(editing(emptyValues(new Date()), false), values);
    expect(asked?.items.map(({ field }) => field)).toEqual(['price_includes_delivery']);
  });

  test('a vehicle that is public without it stays public while something else is changed', async () => {
    expect(await vehicleConfirmation(editing(NEW), { ...NEW, color: 'Sort' })).toBeNull();
  });

  test('a new car and one without a price may lack the first registration', async () => {
    for (const change of [{ mileage: '0' }, { price: '0' }]) {
      const asked = await vehicleConfirmation(editing(emptyValues(new Date()), false), {
        ...NEW,
        ...change,
      });
      expect(asked?.title).toBe('Der mangler noget');
    }
  });
});

describe('a vehicle whose number another one of the stock has', () => {
  const twin = aVehicle({
    ...{ id: 'twin', make: 'Kia', model: 'Niro', vin: 'KNACC81CGL5000001', stelnummer: null },
    registration_number: 'AB 12 345',
  });
  const question = async (change: Partial<FormValues>, base = STORED, exists = true) =>
    (await vehicleConfirmation(editing(base, exists), { ...base, ...change }))?.items;

  beforeAll(() => putVehicle(twin));
  afterAll(() => dropVehicle('twin'));

  test('a new chassis number or plate is asked about at its field', async () => {
    const chassis = 'Samme stelnummer som Kia Niro.';
    expect(await question({ stelnummer: 'knacc81cgl5000001' })).toEqual([
      { text: chassis, field: 'stelnummer' },
    ]);
    expect(await question({ registration_number: 'ab12345' })).toEqual([
      { text: 'Samme nummerplade som Kia Niro.', field: 'registration_number' },
    ]);
  });

  test('a draft is asked about as well', async () => {
    const draft = { ...STORED, unpublished: true };
    expect(await question({ registration_number: 'AB 12 345' }, draft, false)).toHaveLength(1);
  });

  test('a number that was saved with the vehicle is not asked about again', async () => {
    const stored = { ...STORED, registration_number: 'AB 12 345' };
    expect(await question({ color: 'Sort' }, stored)).toBeUndefined();
  });
});
