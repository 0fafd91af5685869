import { describe, expect, test } from 'vitest';
import { importColumnCopy } from '#copy/admin/import/import.ts';
import { FORM_FIELD_NAMES, type FormFieldName, fieldOf } from '#domain/vehicle/fields/table.ts';
import { aVehicle } from '#tests/support/builders.ts';
import { readImportCell } from '../import/formats/read-cell.ts';
import { cellText } from './cell-text.ts';
import { parseCell } from './parse-cell.ts';

const FORMAT = { decimals: ',', dates: 'dmy', today: new Date() } as const;

/** Values of a field that a document may hold. */
function valuesOf(name: FormFieldName): unknown[] {
  const field = fieldOf(name);
  switch (field.type) {
    case 'flag':
      return [true, false];
    case 'choice':
      return [...field.values];
    case 'codes':
      return [[], field.values.slice(0, 3)];
    case 'list':
      return [[], ['Træk', '17" fælge'], ['Kun | én'], ['A', 'B | C']];
    case 'date':
      return ['2024-02-29'];
    case 'whole':
      return [Math.max(1950, 'min' in field ? (field.min ?? 0) : 0)].map((value) =>
        Math.min(value, field.max),
      );
    case 'decimal':
    case 'amount':
      return [12.5, 99].map((value) => ('max' in field ? Math.min(value, field.max) : value));
    default:
      if (name === 'office') return [aVehicle().office].filter((office) => office !== null);
      if (name === 'walkaround_video_url') return ['https://youtu.be/dQw4w9WgXcQ'];
      return ['Æble & "ø"; å'];
  }
}

describe('a value of a vehicle in a cell', () => {
  test.each(FORM_FIELD_NAMES)('reads back as it was: %s', (name) => {
    for (const value of valuesOf(name)) {
      expect(readImportCell(name, cellText(name, value), '', FORMAT)).toEqual({ value });
    }
  });
});

test.each<[FormFieldName, string, unknown]>([
  ['price', '346.800,50 kr.', 346_800.5],
  ['mileage', '78.400 km', 78_400],
  ['fuel_type', 'el', 'electric'],
  ['fuel_type', 'ELECTRIC', 'electric'],
  ['gearkasse', 'automatisk', 'automatic'],
  ['featured', 'ja', true],
  ['featured', '', false],
  ['variant', '', null],
  ['flexleasing_period', '24', 24],
])('the cell of %s with the text %j is %j', (name, text, value) => {
  const parsed = parseCell(name, text);
  expect('value' in parsed ? parsed.value : undefined).toEqual(value);
});

test.each<[FormFieldName, string, string]>([
  ['price', 'ring', 'Det er ikke et tal.'],
  ['make', '', 'Feltet skal udfyldes.'],
  ['year', '1850', 'Tallet skal være mindst 1900.'],
  ['fuel_type', 'damp', 'Skriv en af værdierne Benzin, Diesel, El, Hybrid.'],
  ['featured', 'måske', 'Skriv Ja eller Nej.'],
])('the cell of %s refuses the text %j: %s', (name, text, problem) => {
  expect(parseCell(name, text)).toEqual({ problem });
});

test('no two columns of the file have the same heading', () => {
  const headings = Object.values(importColumnCopy);
  expect(new Set(headings).size).toBe(headings.length);
});
