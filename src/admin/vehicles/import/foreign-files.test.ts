import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { importCopy } from '#copy/admin/import/import.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { aVehicle } from '#tests/support/builders.ts';
import { causesOf } from './plan/causes.ts';
import { planImport } from './plan/plan-import.ts';
import type { ImportOptions, ImportRow } from './plan/planned-import.ts';
import { refusedRowsCsv } from './plan/refused-rows.ts';
import { readFile } from './read/read-file.ts';
import { recogniseColumns } from './recognise/columns.ts';

const TODAY = new Date('2026-11-23T12:00:00Z');

const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8');
const utf8 = (text: string) => new TextEncoder().encode(text);
/** Danish letters are in the same places in Latin 1. */
const windows1252 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));

/** The outcome of a file without any decision of staff. */
async function imported(
  bytes: Uint8Array,
  options: Partial<ImportOptions> = {},
  stock: readonly Vehicle[] = [],
) {
  const file = await readFile(bytes);
  const mapping = recogniseColumns(file.header, file.rows);
  const planned = (vehicles: readonly Vehicle[]) =>
    planImport(vehicles, {
      ...{ file, mapping, values: {}, duplicates: { stock: 'update', file: 'first' } },
      ...{ clearEmpty: false, today: TODAY },
      ...options,
    });
  const plan = planned(stock);
  return { file, mapping, ...plan, again: planned(saved(stock, plan.rows)).rows };
}

function saved(stock: readonly Vehicle[], rows: readonly ImportRow[]): Vehicle[] {
  const byId = new Map(stock.map((vehicle) => [vehicle.id, vehicle]));
  for (const { change } of rows) {
    if (!change) continue;
    const before = byId.get(change.id) ?? aVehicle({ id: change.id });
    byId.set(change.id, { ...before, ...change.after } as Vehicle);
  }
  return [...byId.values()];
}

const kinds = (rows: readonly ImportRow[]) => rows.map(({ kind }) => kind);
const fieldsOf = (rows: readonly ImportRow[]) => rows.map(({ change }) => change?.after);
const leftOut = (rows: readonly ImportRow[]) =>
  rows.map((row) => row.leftOut.map(({ column, text }) => `${column} ${text}`));

/** A second import of the same file has nothing to save. */
function expectNoChange(rows: readonly ImportRow[]): void {
  expect(rows.filter(({ change }) => change !== null)).toEqual([]);
}

describe('the file of a dealer system', () => {
  const dealer = imported(windows1252(fixture('dealer-system.csv')));

  test('the file of a dealer system has its columns recognised, and nothing internal taken for the text of buyers', async () => {
    expect((await dealer).mapping).toEqual([
      ...['id', 'registration_number', 'stelnummer', 'make', 'model', 'variant', 'year', 'mileage'],
      ...['price', 'fuel_type', 'gearkasse', 'power_hp', 'first_registration_date', 'color'],
      ...['specs_equipment', null, null, null],
    ]);
  });

  test('comes in but for the row that says no make and model', async () => {
    const { rows } = await dealer;
    expect(kinds(rows)).toEqual(['new', 'new', 'new', 'new', 'refused']);
    expect(fieldsOf(rows)[0]).toMatchObject({
      ...{ make: 'Volkswagen', model: 'Golf', variant: '1,4 TSI Highline', year: 2019 },
      ...{ mileage: 78_400, price: 159_900, fuel_type: 'benzin', gearkasse: 'automatic' },
      ...{ power_hp: 150, first_registration_date: '2019-04-30', unpublished: true },
      specs_equipment: ['Klimaanlæg', 'Apple CarPlay', 'alufælge (17", sorte)', 'anhængertræk'],
    });
    expect(fieldsOf(rows)[0]?.equipment).toEqual(
      expect.arrayContaining(['air_conditioning', 'apple_carplay', 'alloy_wheels', 'tow_bar']),
    );
    expect(fieldsOf(rows)[1]).toMatchObject({
      fuel_type: 'hybrid',
      gearkasse: 'automatic',
      power_hp: 247,
    });
    expect(fieldsOf(rows)[2]).toMatchObject({
      make: 'Škoda',
      fuel_type: 'diesel',
      gearkasse: 'manual',
    });
    expect(fieldsOf(rows)[3]).toMatchObject({ fuel_type: 'hybrid', gearkasse: 'automatic' });
  });

  test('leaves out the cell that cannot be read, and changes nothing the second time', async () => {
    const { rows, again } = await dealer;
    expect(leftOut(rows)).toEqual([[], [], [], ['mileage ring'], []]);
    expectNoChange(again);
  });
});

test('the file of a portal comes in whole, with its letters for gears and its HTML as lines', async () => {
  const { rows, again } = await imported(utf8(fixture('portal.csv')));
  expect(kinds(rows)).toEqual(['new', 'new', 'new']);
  expect(leftOut(rows).flat()).toEqual([]);
  expect(fieldsOf(rows)).toMatchObject([
    {
      ...{ fuel_type: 'electric', gearkasse: 'automatic', body_type: 'suv', power_hp: 204 },
      ...{ mileage: 41_500, price: 249_900, registration_number: 'CE12345', doors: 5 },
      first_registration_date: '2022-05-17',
      ...{
        condition_notes: 'En ejer.\nFuld servicebog.',
        specs_equipment: ['Varmepumpe', 'Navigation'],
      },
      equipment: ['heat_pump', 'navigation'],
    },
    { fuel_type: 'benzin', gearkasse: 'manual', body_type: 'hatchback' },
    { fuel_type: 'diesel', gearkasse: 'automatic', body_type: 'estate', doors: null },
  ]);
  expect(rows.map(({ change }) => change?.id)).toEqual(['7001', '7002', '7003']);
  expectNoChange(again);
});

test('a German file comes in with months for dates, kilowatts and its own words', async () => {
  const { rows, again, file } = await imported(utf16(fixture('german.csv')));
  expect(file.encoding).toBe('UTF-16');
  expect(fieldsOf(rows)).toMatchObject([
    {
      ...{ make: 'Audi', model: 'A4', year: 2019, first_registration_date: '2019-04-01' },
      ...{ mileage: 98_500, price: 219_900, gearkasse: 'automatic', power_hp: 150 },
      vin: 'WAUZZZ8K0KA200001',
    },
    { make: 'Ford', year: 2017, gearkasse: 'manual', power_hp: 100, price: 84_900 },
  ]);
  expect(rows.map(({ change }) => change?.id)).toEqual(['D-1', 'D-2']);
  expectNoChange(again);
});

test('a list with a title above it, bars between the cells and one cell for make and model comes in', async () => {
  const { rows, again } = await imported(utf8(fixture('one-title.csv')));
  expect(kinds(rows)).toEqual(['new', 'new', 'new', 'new', 'refused', 'refused']);
  expect(fieldsOf(rows).slice(0, 4)).toMatchObject([
    {
      make: 'Volkswagen',
      model: 'ID.4',
      variant: 'Pro 77 kWh',
      fuel_type: 'electric',
      price: 249_900,
    },
    {
      make: 'Mercedes-Benz',
      model: 'A',
      variant: '200 AMG Line',
      fuel_type: 'benzin',
      mileage: 71_000,
    },
    { make: 'Land Rover', model: 'Discovery', year: 2016, fuel_type: 'diesel' },
    { make: 'Tesla', model: 'Model S', variant: '75D' },
  ]);
  expectNoChange(again);
});

test('bars inside the cells of one column do not pass for the separator of a list with a title above it', async () => {
  const cars = Array.from({ length: 12 }, (_, row) => `${row};Volvo;V60;189.900,-;Klima|Navi|Træk`);
  const text = ['Lagerliste', '', 'Nr.;Mærke;Model;Pris;Udstyr', ...cars].join('\r\n');
  const { rows, mapping } = await imported(utf8(text));
  expect(mapping).toEqual(['id', 'make', 'model', 'price', 'specs_equipment']);
  expect(rows).toHaveLength(12);
});

test('a file without headings is recognised by the cells of its columns', async () => {
  const { mapping, rows, again } = await imported(utf8(fixture('no-headings.csv')));
  expect(mapping).toEqual([
    ...['registration_number', 'make', 'model', 'variant', 'year', 'mileage', 'price'],
    ...['fuel_type', 'gearkasse'],
  ]);
  expect(kinds(rows)).toEqual(['new', 'new', 'new', 'new']);
  expect(fieldsOf(rows)[0]).toMatchObject({ model: 'Yaris', mileage: 45_200, price: 129_900 });
  expectNoChange(again);
});

test('an American spreadsheet has its months before its days, and commas between thousands', async () => {
  const { rows, again } = await imported(utf8(fixture('american.csv')));
  expect(fieldsOf(rows)).toMatchObject([
    {
      first_registration_date: '2019-04-30',
      price: 159_900,
      mileage: 45_000,
      gearkasse: 'automatic',
    },
    { first_registration_date: '2021-11-02', price: 289_900, mileage: 31_200, fuel_type: 'hybrid' },
    { first_registration_date: '2018-02-15', price: 179_900, mileage: 99_000, fuel_type: 'benzin' },
  ]);
  expectNoChange(again);
});

describe('a file with broken rows', () => {
  const broken = imported(windows1252(fixture('broken-rows.csv')));

  test('reads years written as dates, and refuses no row for one cell', async () => {
    const { rows, again } = await broken;
    expect(kinds(rows)).toEqual(['new', 'refused', 'new', 'new', 'refused', 'new']);
    expect(fieldsOf(rows)[0]).toMatchObject({
      year: 2020,
      condition_notes: '"Flot" bil, 18" alufælge',
    });
    expect(fieldsOf(rows)[2]).toMatchObject({ price: 169_900, mileage: 40_000 });
    expect(fieldsOf(rows)[3]).toMatchObject({ year: 1900, unpublished: true });
    expect(rows[3]?.details[0]).toContain('Årgangen mangler');
    expect(leftOut(rows)[5]).toEqual(['price 34.900 EUR', 'first_registration_date 31-02-13']);
    expect(fieldsOf(rows)[5]).toMatchObject({ mileage: 120_000, year: 2013, unpublished: true });
    expectNoChange(again);
  });

  test('counts equal causes together, and gives the refused rows back with why', async () => {
    const { file, rows } = await broken;
    const causes = causesOf(rows, () => false);
    expect(causes).toContainEqual({
      ...{ column: null, reason: 'Model mangler.', count: 1, examples: ['6'] },
    });
    expect(causes).toContainEqual({
      ...{ column: 'price', reason: 'Det er ikke et tal.', count: 1, examples: ['34.900 EUR'] },
    });
    expect(causes).toContainEqual({
      ...{ column: null, reason: importCopy.noYear, count: 1, examples: ['5'] },
    });
    const text = refusedRowsCsv(file, rows);
    expect(text.split('\r\n')[0]).toMatch(/^Bilnr;.*;Hvorfor ikke$/u);
    expect(text).toContain('505;AB 71 005;Seat;;01-02-19;30.000;99.900;01-02-19;;');
    expect(text.trim().split('\r\n')).toHaveLength(3);
  });
});

describe('cars that stand in a file or in the stock twice', () => {
  const bytes = utf8(fixture('duplicates.csv'));
  const stock = [
    aVehicle({ id: 'old', registration_number: 'AB81004', vin: null, stelnummer: null }),
  ];

  test('cars that stand in a file or in the stock twice are counted as two groups, and the first row and the stored car are taken', async () => {
    const { rows, duplicates, again } = await imported(bytes, {}, stock);
    expect(duplicates).toEqual({ stock: 1, file: 2 });
    expect(kinds(rows)).toEqual(['new', 'refused', 'new', 'refused', 'changed', 'new', 'new']);
    expect(rows[4]?.change).toMatchObject({ id: 'old', after: { model: 'T-Roc', price: 239_900 } });
    expect(fieldsOf(rows)[0]).toMatchObject({ price: 109_900 });
    expectNoChange(again);
  });

  test('cars that stand in a file or in the stock twice are taken as staff choose: the last row, all rows, or as new cars', async () => {
    const last = await imported(bytes, { duplicates: { stock: 'omit', file: 'last' } }, stock);
    expect(kinds(last.rows)).toEqual(['refused', 'new', 'refused', 'new', 'refused', 'new', 'new']);
    expect(fieldsOf(last.rows)[1]).toMatchObject({ price: 104_900 });
    expectNoChange(last.again);
    const all = await imported(bytes, { duplicates: { stock: 'add', file: 'all' } }, stock);
    expect(kinds(all.rows)).toEqual(['new', 'refused', 'new', 'new', 'new', 'new', 'new']);
    expect(all.rows[4]?.questions.map(({ kind }) => kind)).toEqual(['same_vehicle']);
    expectNoChange(all.again);
  });
});

describe('a workbook', () => {
  const excel = imported(
    workbook([
      ['Lagerliste', null, null, null, null, null, null],
      ['Lagernr', 'Mærke', 'Model', 'Km', 'Pris', 'Indreg.', 'Drivmiddel'],
      [2001, 'Volvo', 'EX30', 12_500, 299_900, { date: 45_678 }, 'El'],
      [2002, 'Volvo', 'V90', 99_000.5, 249_900, { date: 43_585 }, 'Dies.'],
    ]),
  );

  test('a workbook is read with its numbers and dates, below its title', async () => {
    const { file, rows, again } = await excel;
    expect(file.encoding).toBe('Excel');
    expect(fieldsOf(rows)).toMatchObject([
      {
        mileage: 12_500,
        price: 299_900,
        first_registration_date: '2025-01-21',
        fuel_type: 'electric',
      },
      {
        mileage: 99_000,
        price: 249_900,
        first_registration_date: '2019-04-30',
        fuel_type: 'diesel',
      },
    ]);
    expect(rows.map(({ change }) => change?.id)).toEqual(['2001', '2002']);
    expectNoChange(again);
  });

  test('a small workbook whose cells repeat one text until they have 50 MB is refused in words', async () => {
    const repeated = Array.from(
      { length: 500 },
      (_, row) => `<row r="${row + 2}"><c r="A${row + 2}" t="s"><v>0</v></c></row>`,
    );
    const parts = unzipSync(workbook([['Mærke']], repeated.join('')));
    const rels = 'xl/_rels/workbook.xml.rels';
    const text = 'Sælgernote '.repeat(9_000);
    const bytes = zipSync({
      ...parts,
      'xl/sharedStrings.xml': strToU8(`<sst><si><t>${text}</t></si></sst>`),
      [rels]: strToU8(
        strFromU8(parts[rels] ?? new Uint8Array()).replace(
          '</Relationships>',
          '<Relationship Id="rId3" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
        ),
      ),
    });
    expect(bytes.length).toBeLessThan(100_000);
    await expect(readFile(bytes)).rejects.toThrow('mere end 20 MB tekst');
  });

  test('a workbook is refused in words where it is a bomb, has a cell at the end of the sheet, or is broken', async () => {
    await expect(readFile(stating(workbook([['Mærke']]), 200_000_000))).rejects.toThrow(
      'Filen har for mange celler.',
    );
    await expect(readFile(stating(workbook([['Mærke']]), 9))).rejects.toThrow('er i stykker');
    const far = workbook([['Mærke']], '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>');
    await expect(readFile(far)).rejects.toThrow('Filen har for mange celler.');
    await expect(readFile(utf8('PK\u0003\u0004 nonsense'))).rejects.toThrow(
      'Excel-filen er i stykker',
    );
  });
});

const MANY = process.env['DEEP'] ? 5000 : 500;

/** Many cars with tabs between the cells, in the words of one system. */
function manyCars(): Uint8Array {
  const lines = Array.from({ length: MANY }, (_, index) =>
    [
      `L${index}`,
      `WVWZZZ1KZAW${String(index).padStart(6, '0')}`,
      ...['VW', 'Golf', '1,4 TSI', 2015 + (index % 9), `${30 + (index % 90)}.000`],
      ...[`${99 + (index % 200)}.900,00`, 'Benzin', index % 2 ? 'Aut.' : 'Man.', '15-03-20'],
    ].join('\t'),
  );
  return windows1252(
    `Lagernr.\tVIN\tFabrikat\tModelnavn\tUdgave\tÅrg.\tKm.tal\tKontantpris\tDrivkraft\tGeartype\t1. reg.\n${lines.join('\n')}`,
  );
}

test(`a list of ${MANY} cars in another system’s words comes in within seconds`, async () => {
  const began = process.threadCpuUsage();
  const { rows, again } = await imported(manyCars());
  expect(process.threadCpuUsage(began).user / 1000).toBeLessThan(15_000);
  expect(rows.every(({ kind, leftOut: left }) => kind === 'new' && left.length === 0)).toBe(true);
  expect(fieldsOf(rows)[1]).toMatchObject({
    gearkasse: 'automatic',
    first_registration_date: '2020-03-15',
  });
  expectNoChange(again);
});

/** Tab, *Importér*, *Vælg fil*, the file and *Importér N biler*; two for each word that nobody knows. */
const pressesOf = (values: readonly { value: string | null }[]) =>
  5 + 2 * values.filter(({ value }) => value === null).length;

test.each<[string, Uint8Array, { rows: number; refused: number; presses: number }]>([
  [
    'dealer-system.csv',
    windows1252(fixture('dealer-system.csv')),
    { rows: 5, refused: 1, presses: 5 },
  ],
  ['portal.csv', utf8(fixture('portal.csv')), { rows: 3, refused: 0, presses: 5 }],
  ['german.csv', utf16(fixture('german.csv')), { rows: 2, refused: 0, presses: 5 }],
  ['one-title.csv', utf8(fixture('one-title.csv')), { rows: 6, refused: 2, presses: 5 }],
  ['no-headings.csv', utf8(fixture('no-headings.csv')), { rows: 4, refused: 0, presses: 5 }],
  ['american.csv', utf8(fixture('american.csv')), { rows: 3, refused: 0, presses: 5 }],
  ['broken-rows.csv', windows1252(fixture('broken-rows.csv')), { rows: 6, refused: 2, presses: 5 }],
  ['duplicates.csv', utf8(fixture('duplicates.csv')), { rows: 7, refused: 2, presses: 5 }],
  [
    'a workbook',
    workbook([
      ['Mærke', 'Model', 'Gear'],
      ['Volvo', 'EX30', 'A'],
    ]),
    { rows: 1, refused: 0, presses: 5 },
  ],
  ['a list of many rows', manyCars(), { rows: MANY, refused: 0, presses: 5 }],
])(
  '%s is imported with so many presses, and refuses no row without a cause',
  async (_, bytes, expected) => {
    const { rows, values } = await imported(bytes);
    const refused = rows.filter(({ kind }) => kind === 'refused');
    expect({ rows: rows.length, refused: refused.length, presses: pressesOf(values) }).toEqual(
      expected,
    );
    expect(refused.every(({ details }) => details.length > 0)).toBe(true);
  },
);

test.each<[string, Uint8Array, string]>([
  ['an old workbook', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1, 2), 'ældre Excel-fil'],
  ['a PDF', utf8('%PDF-1.7'), 'Det er en PDF'],
  ['a web page', utf8('<!doctype html><p>Log ind</p>'), 'Det er en webside'],
  ['an image', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 1, 0, 0, 2), 'Det er ikke en tabel'],
  ['nothing', utf8(''), 'ingen rækker'],
  ['headings alone', utf8('Mærke;Model\n'), 'ingen rækker'],
])('%s is refused in words', async (_, bytes, words) => {
  await expect(readFile(bytes)).rejects.toThrow(words);
});

describe('addresses of images', () => {
  const csv = utf8(
    [
      'Lagernr;Mærke;Model;Årgang;Billede 1;Billede 2;Antal billeder;Annonce',
      '1;VW;Golf;2019;https://cdn.example/1/a.jpg;https://cdn.example/1/b.jpg;2;https://forhandler.example/1',
      '2;VW;Polo;2020;"https://cdn.example/2/a.jpg|https://cdn.example/2/b.jpg";;2;https://forhandler.example/2',
      '3;VW;;2020;https://cdn.example/3/a.jpg;;1;',
    ].join('\n'),
  );

  test('addresses of images are found in one column or several, and belong to the cars that are stored', async () => {
    const { mapping, rows, images, again } = await imported(csv);
    expect(mapping).toEqual(['id', 'make', 'model', 'year', 'images', 'images', null, null]);
    expect(kinds(rows)).toEqual(['new', 'new', 'refused']);
    expect(images).toEqual([
      { vehicleId: '1', urls: ['https://cdn.example/1/a.jpg', 'https://cdn.example/1/b.jpg'] },
      { vehicleId: '2', urls: ['https://cdn.example/2/a.jpg', 'https://cdn.example/2/b.jpg'] },
    ]);
    expectNoChange(again);
  });

  test('a column of image addresses is recognised without a heading, and a number of images is none', async () => {
    const { mapping } = await imported(
      utf8('Lagernr;Mærke;Model;Billeder;x1\n1;VW;Golf;12;https://a.example/1.webp'),
    );
    expect(mapping).toEqual(['id', 'make', 'model', null, 'images']);
  });
});

test('formulas of a file are stored as text', async () => {
  const { rows } = await imported(
    utf8(
      'Lagernr;Mærke;Model;Variant\n1;VW;Golf;=cmd|\' /C calc\'!A0\n2;VW;Golf;"=HYPERLINK(""http://x"")"',
    ),
  );
  expect(fieldsOf(rows)).toMatchObject([
    { variant: "=cmd|' /C calc'!A0" },
    { variant: '=HYPERLINK("http://x")' },
  ]);
});

test('an unknown value is listed with its count, and gets the value that staff choose', async () => {
  const bytes = utf8(
    'Lagernr;Mærke;Model;Årgang;Gear\n1;VW;Golf;2019;Halvauto\n2;VW;Golf;2019;Halvauto',
  );
  const { values, rows } = await imported(bytes);
  expect(values).toEqual([{ column: 'gearkasse', text: 'Halvauto', count: 2, value: null }]);
  expect(leftOut(rows).flat()).toHaveLength(2);
  const chosen = await imported(bytes, { values: { gearkasse: { Halvauto: 'automatic' } } });
  expect(chosen.values).toMatchObject([{ value: 'automatic' }]);
  expect(fieldsOf(chosen.rows)).toMatchObject([
    { gearkasse: 'automatic' },
    { gearkasse: 'automatic' },
  ]);
});

/** An archive whose parts state this size for what they unpack to. */
function stating(archive: Uint8Array, size: number): Uint8Array {
  const bytes = archive.slice();
  const view = new DataView(bytes.buffer);
  for (let at = 0; at + 28 < bytes.length; at += 1) {
    if (view.getUint32(at, true) === 0x0201_4b50) view.setUint32(at + 24, size, true);
  }
  return bytes;
}

type Value = string | number | null | { date: number };

/** A workbook as spreadsheets save it; `more` is added to its sheet as it is. */
function workbook(rows: readonly (readonly Value[])[], more = ''): Uint8Array {
  const cell = (value: Value, column: number, row: number) => {
    const at = `${String.fromCharCode(65 + column)}${row + 1}`;
    if (value === null) return `<c r="${at}"/>`;
    if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`;
    if (typeof value === 'object') return `<c r="${at}" s="1"><v>${value.date}</v></c>`;
    return `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
  };
  const data = rows.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((value, column) => cell(value, column, row)).join('')}</row>`,
  );
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
  return zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    ),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Ark1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    ),
    'xl/styles.xml': strToU8(
      `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet xmlns="${main}"><sheetData>${data.join('')}${more}</sheetData></worksheet>`,
    ),
  });
}
