import { MAX_AMOUNT } from '#domain/schema/schemas.ts';
import type { VehicleField } from '#domain/vehicle/fields/field.ts';
import { THEN } from './case.ts';

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
