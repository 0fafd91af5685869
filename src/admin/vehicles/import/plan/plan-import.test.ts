import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hasValues } from '#admin/vehicles/changes/vehicle-change.ts';
import { vehiclesCsv } from '#admin/vehicles/vehicles-csv.ts';
import { importCopy } from '#copy/admin/import/import.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { aVehicle } from '#tests/support/builders.ts';
import { type ReadFile, readFile } from '../read/read-file.ts';
import { recogniseColumns } from '../recognise/columns.ts';
import { planImport } from './plan-import.ts';
import type { ImportRow } from './planned-import.ts';

const TODAY = new Date('2026-11-22T12:00:00Z');

const golden = (name: string) =>
  readFile(readFileSync(join(import.meta.dirname, '../golden', name)));
const fileOf = (text: string) => readFile(new TextEncoder().encode(text));

function plan(stock: readonly Vehicle[], file: ReadFile, clearEmpty = false): ImportRow[] {
  const mapping = recogniseColumns(file.header, file.rows);
  const duplicates = { stock: 'update', file: 'first' } as const;
  return planImport(stock, { file, mapping, values: {}, duplicates, clearEmpty, today: TODAY })
    .rows;
}

/** The stock after every change of the plan was saved. */
function saved(stock: readonly Vehicle[], rows: readonly ImportRow[]): Vehicle[] {
  const byId = new Map(stock.map((vehicle) => [vehicle.id, vehicle]));
  for (const { change } of rows) {
    if (!change) continue;
    const before = byId.get(change.id) ?? aVehicle({ id: change.id });
    byId.set(change.id, { ...before, ...change.after });
  }
  return [...byId.values()];
}

const kinds = (rows: readonly ImportRow[]) => rows.map(({ kind }) => kind);

describe.each([
  ['utf-8-comma.csv', 'UTF-8'],
  ['windows-1252-semicolon.csv', 'Windows-1252'],
  ['utf-16-tab.csv', 'UTF-16'],
])('the file %s', (name, encoding) => {
  const read = golden(name);

  test('a file is read with its encoding and separator', async () => {
    const file = await read;
    expect(file.encoding).toBe(encoding);
    expect(file.header.slice(0, 5)).toEqual(['Reg.nr.', 'Stelnr.', 'Mærke', 'Model', 'Årgang']);
    expect(file.rows).toHaveLength(6);
  });

  test('a plan has new vehicles with Danish numbers and dates, and says why a row is refused', async () => {
    const file = await read;
    const rows = plan([], file);
    expect(kinds(rows)).toEqual(['new', 'new', 'new', 'new', 'new', 'refused']);
    expect(rows[0]?.change?.after).toMatchObject({
      registration_number: 'AB 12 345',
      stelnummer: 'WVWZZZ1KZAW000001',
      make: 'Škoda',
      year: 2021,
      mileage: 78_400,
      price: 189_900,
      fuel_type: 'benzin',
      first_registration_date: '2021-03-04',
      specs_equipment: ['Træk', 'Klima'],
      status: 'available',
      unpublished: true,
    });
    expect(rows[1]?.change?.after).toMatchObject({
      make: 'Citroën',
      specs_equipment: ['"Sort; tag"'],
    });
    expect(rows[4]?.leftOut).toEqual([
      { column: 'price', text: 'ring', problem: 'Det er ikke et tal.' },
    ]);
    expect(rows[5]?.details).toEqual(['Samme bil som linje 2.']);
  });

  test('changes nothing when it is imported a second time', async () => {
    const file = await read;
    const stock = saved([], plan([], file));
    expect(kinds(plan(stock, file)).slice(0, 5)).toEqual(Array(5).fill('unchanged'));
    expect(plan(stock, file).every(({ change }) => change === null)).toBe(true);
  });
});

describe('a row about a stored vehicle', () => {
  const golf = aVehicle({
    id: 'golf',
    registration_number: 'AB 12 345',
    stelnummer: 'wvwzzz1kzaw000009',
    price: 200_000,
    is_on_sale: false,
    variant: 'GTI',
  });

  test('names each changed field with both values and writes nothing else', async () => {
    const [row] = plan([golf], await fileOf('Nummerplade;Pris;Variant\nab12345;189900;GTI'));
    expect(row).toMatchObject({
      kind: 'changed',
      details: ['Pris (kr. inkl. moms): 200.000 → 189.900'],
      change: {
        id: 'golf',
        version: golf.version,
        before: { price: 200_000 },
        after: { price: 189_900 },
      },
    });
  });

  test('a row about a stored vehicle is read from a short file of two columns that ends with a line break', async () => {
    for (const [separator, end] of [
      [';', '\n'],
      ['\t', '\r\n\r\n'],
    ] as const) {
      const file = await fileOf(`Nummerplade${separator}Variant\nab12345${separator}R${end}`);
      expect(kinds(plan([golf], file))).toEqual(['changed']);
    }
  });

  test('finds it by its id, its chassis number or its plate', async () => {
    for (const key of ['Bil-id;golf', 'VIN;WVW ZZZ1KZAW000009', 'Reg.nr;AB-12345']) {
      const [heading, value] = key.split(';');
      const [row] = plan([golf], await fileOf(`${heading};Variant\n${value};R`));
      expect(row).toMatchObject({ kind: 'changed', change: { id: 'golf' } });
    }
  });

  test('asks about a sold vehicle that it knows by another key than its id', async () => {
    const sold = { ...golf, status: 'sold' as const, sold_date: new Date('2026-10-01T12:00:00Z') };
    const [row] = plan([sold], await fileOf('VIN;Variant\nWVWZZZ1KZAW000009;R'));
    expect(row).toMatchObject({ kind: 'changed', questions: [{ text: importCopy.wasSold }] });
    expect(row?.change?.reason).toBe(importCopy.wasSold);
    const [named] = plan([sold], await fileOf('Bil-id;Variant\ngolf;R'));
    expect(named).toMatchObject({ kind: 'changed', questions: [] });
    const again = await fileOf(
      'Bil-id;VIN;Mærke;Model;Årgang\ngolf-2;WVWZZZ1KZAW000009;VW;Golf;2021',
    );
    expect(kinds(plan([sold], again))).toEqual(['new']);
  });

  test('leaves the fields of empty cells alone, unless they are to be emptied', async () => {
    const file = await fileOf('Bil-id;Variant\ngolf;');
    expect(kinds(plan([golf], file))).toEqual(['unchanged']);
    expect(plan([golf], file, true)[0]?.change?.after).toEqual({ variant: null });
  });

  test('a row about a stored vehicle is refused where two vehicles have the same plate', async () => {
    const rows = plan([golf, { ...golf, id: 'other' }], await fileOf('Reg.nr;Variant\nAB12345;R'));
    expect(kinds(rows)).toEqual(['refused']);
  });

  test('a row about a stored vehicle is another car where its plate is on a stored vehicle with another chassis number', async () => {
    const file = await fileOf('Reg.nr;VIN;Mærke;Model\nAB12345;WVWZZZ1KZAW000010;VW;Golf');
    expect(kinds(plan([golf], file))).toEqual(['new']);
    const unknown = { ...golf, vin: null, stelnummer: null };
    expect(kinds(plan([unknown], file))).toEqual(['changed']);
  });

  test('asks where it has the stock number of another car', async () => {
    const [row] = plan([golf], await fileOf('Bil-id;VIN;Variant\ngolf;WVWZZZ1KZAW000077;R'));
    expect(row?.questions).toEqual([{ kind: 'other_chassis', text: importCopy.otherChassis }]);
  });

  test('asks about a price that looks like a mistake', async () => {
    const [row] = plan([golf], await fileOf('Bil-id;Pris\ngolf;20000'));
    expect(row?.questions.map(({ text }) => text)).toEqual(['Pris: 200.000 → 20.000 (−90 %)']);
    expect(row?.change?.reason).toBe('Pris: 200.000 → 20.000 (−90 %)');
  });

  test('a row about a stored vehicle is refused where a car on the site would lack what the law demands', async () => {
    const [row] = plan([golf], await fileOf('Bil-id;1. registrering\ngolf;'), true);
    expect(row).toMatchObject({ kind: 'refused', change: null });
    expect(row?.details[0]).toContain('Loven kræver det');
  });

  test('leaves a kladde off the site where it lacks what the law demands', async () => {
    const kladde = { ...golf, unpublished: true, first_registration_date: null };
    const file = await fileOf('Bil-id;Kladde;Variant\ngolf;nej;R');
    const [row] = plan([kladde], file);
    expect(row?.change?.after).toEqual({ variant: 'R' });
    expect(row?.details.at(-1)).toContain('Bilen gemmes som kladde');
    const [added] = plan(
      [],
      await fileOf('Bil-id;Mærke;Model;Årgang;Pris;Km;Kladde\nny;VW;Golf;2020;9000;9;nej'),
    );
    expect(added?.change?.after).toMatchObject({ unpublished: true });
  });
});

test('a new vehicle that was stored before an answer was lost is known again', async () => {
  const file = await fileOf('VIN;Mærke;Model;Årgang\nWVWZZZ1KZAW000009;VW;Golf;2021');
  const after = plan([], file)[0]?.change?.after ?? {};
  const stored = { ...after, updated_by: 'anna@eksempel.dk', version: 1 };
  expect(hasValues(stored, after)).toBe(true);
});

test('the export is imported without a change, whatever a spreadsheet would make a formula', async () => {
  const stock = [
    aVehicle({
      id: 'a',
      variant: '=1+1',
      condition_notes: '\'-To linjer\nog; tegn "her"',
      price: -1,
    }),
    aVehicle({
      ...{ id: 'b', vin: 'WVWZZZ1KZAW000002', stelnummer: null, mileage: null, is_on_sale: true },
      specs_equipment: ['Kun | én'],
    }),
  ];
  const file = await fileOf(`\ufeff${vehiclesCsv(stock)}`);
  expect(kinds(plan(stock, file))).toEqual(['unchanged', 'unchanged']);
  expect(kinds(plan(stock, file, true))).toEqual(['unchanged', 'unchanged']);
  const restored = saved([], plan([], file));
  expect(vehiclesCsv(restored)).toBe(vehiclesCsv(stock));
});

test.runIf(process.env['DEEP'])(
  'ten thousand rows beside two thousand vehicles are planned in less than ten seconds',
  async () => {
    const stock = Array.from({ length: 2000 }, (_, index) =>
      aVehicle({ id: `bil-${index}`, vin: null, stelnummer: `WVWZZZ1KZAW${index}` }),
    );
    const many = Array.from({ length: 10_000 }, (_, index) =>
      aVehicle({
        ...{ id: `bil-${index}`, vin: null, stelnummer: `WVWZZZ1KZAW${index}` },
        price: 150_000 + index,
      }),
    );
    const began = process.threadCpuUsage();
    const rows = plan(stock, await fileOf(vehiclesCsv(many)));
    const { user } = process.threadCpuUsage(began);
    expect(rows.filter(({ kind }) => kind === 'new')).toHaveLength(8000);
    expect(user / 1000).toBeLessThan(10_000);
  },
);

describe('a row that would store a car a second time', () => {
  const stock = [
    aVehicle({
      id: '1004',
      vin: 'WVWZZZ1KZAW000001',
      stelnummer: null,
      registration_number: 'AB 12 345',
    }),
  ];
  const textsOf = async (text: string) =>
    plan(stock, await fileOf(text)).map(({ kind, questions }) => [
      kind,
      questions.map((question) => question.text),
    ]);

  test('a row changes the stored car that has its chassis number or plate under another id', async () => {
    const rows = plan(
      stock,
      await fileOf('Bil-id;VIN;Nummerplade;Pris\n9999;wvwzzz 1kzaw000001;;189900'),
    );
    expect(rows[0]).toMatchObject({ kind: 'changed', change: { id: '1004' } });
  });

  test('a row that would store a car a second time is asked about where the stored car is sold, or has another chassis number', async () => {
    const head = 'Bil-id;VIN;Nummerplade;Mærke;Model;Årgang\n';
    expect(await textsOf(`${head}9998;WVWZZZ1KZAW000002;ab12345;VW;Golf;2020`)).toEqual([
      ['new', ['Samme nummerplade som Volkswagen Golf.']],
    ]);
    expect(await textsOf(`${head};WVWZZZ1KZAW000003;ab12345;VW;Golf;2020`)).toEqual([
      ['new', ['Samme nummerplade som Volkswagen Golf.']],
    ]);
    expect(await textsOf(`${head}9998;WVWZZZ1KZAW000002;CD 12 345;VW;Golf;2020`)).toEqual([
      ['new', []],
    ]);
  });

  test('a row that would store a car a second time is not asked about where the stored car keeps the number that it has', async () => {
    const twins = [...stock, aVehicle({ id: '1005', vin: 'WVWZZZ1KZAW000001' })];
    const rows = plan(twins, await fileOf('Bil-id;VIN;Pris\n1004;WVWZZZ1KZAW000001;199900'));
    expect(rows[0]).toMatchObject({ kind: 'changed', questions: [] });
  });
});

test('a row that puts a car on the site is asked about what the car lacks', async () => {
  const [row] = plan(
    [],
    await fileOf(
      'Bil-id;Mærke;Model;Årgang;Kladde;1. registrering;Pris\n1;VW;Golf;2020;nej;2020-03-02;189900',
    ),
  );
  expect(row?.questions.map(({ kind }) => kind)).toEqual(['mileage', 'fuel_type']);
});
