import { MAX_AMOUNT } from '#domain/schema/schemas.ts';
import type { CodesField, ListField, VehicleField } from '#domain/vehicle/fields/field.ts';
import { NOW, THEN, type Values } from './case.ts';
import {
  decimal,
  flag,
  oneOf,
  optionalAmount,
  optionalCalendarDate,
  optionalOneOf,
  optionalWholeNumber,
  requiredText,
  text,
  wholeNumber,
} from './values.ts';

/** What the rules have to accept and refuse for an entry of the table of vehicle fields. */
export function valuesOf(field: VehicleField): Values {
  switch (field.type) {
    case 'text':
      return field.required ? requiredText(field.max) : text(field.max);
    case 'date':
      return optionalCalendarDate;
    case 'time':
      return { good: [undefined, null, THEN, NOW], bad: ['2026-01-02', 7] };
    case 'flag':
      return flag;
    case 'list':
      return listValues(field);
    case 'codes':
      return codesValues(field);
    case 'choice':
      return field.required ? oneOf(field.values) : optionalOneOf(field.values);
    case 'amount':
      return optionalAmount;
    case 'whole':
      return 'required' in field
        ? wholeNumber(field.min, field.max)
        : optionalWholeNumber(field.max, field.min);
    case 'decimal':
      if ('required' in field) throw new Error('Write the cases of this field by hand.');
      return decimal(field.max, field.min);
  }
}

/** The value of a field that is filled to its bound. */
export function fullValue(field: VehicleField): unknown {
  switch (field.type) {
    case 'text':
      return 'x'.repeat(field.max);
    case 'date':
      return '2022-02-28';
    case 'time':
      return THEN;
    case 'flag':
      return true;
    case 'list':
      return Array.from({ length: field.max }, (_, index) =>
        `${index}`.padEnd(field.maxLength, '.'),
      );
    case 'codes':
      return field.values;
    case 'choice':
      return field.values.at(-1);
    case 'amount':
      return MAX_AMOUNT - 0.5;
    case 'whole':
      return field.max;
    case 'decimal':
      return field.max - 0.5;
  }
}

function listValues({ max, maxLength }: ListField): Values {
  const long = 'x'.repeat(maxLength);
  return {
    good: [
      undefined,
      [],
      ['Træk'],
      [long, 'El-ruder foran og bag'],
      Array.from({ length: max }, () => 'x'),
    ],
    bad: [
      null,
      'Træk',
      {},
      [''],
      ['a', ''],
      ['a', ' '],
      [7],
      ['a', 7],
      [null],
      ['a\nb'],
      [`${long}x`],
      ['a', `${long}x`],
      Array.from({ length: max + 1 }, () => 'x'),
    ],
  };
}

function codesValues({ values }: CodesField): Values {
  const [first = ''] = values;
  return {
    good: [undefined, [], [first], values],
    bad: [null, first, {}, ['other'], [''], [7], [null], [first, 'other'], [...values, first]],
  };
}
