import { expect, test } from 'vitest';
import { checkFields } from './validate.ts';
import type { Fields } from './value.ts';

const vector = (more: Fields = {}): Fields => ({
  v: {
    mapValue: {
      fields: {
        __type__: { stringValue: '__vector__' },
        value: { arrayValue: { values: [{ doubleValue: 0.5 }] } },
        ...more,
      },
    },
  },
});

test('a vector value is accepted only without further fields', () => {
  expect(() => checkFields(vector())).not.toThrow();
  expect(() => checkFields(vector({ more: { booleanValue: true } }))).toThrow('Field "v" holds');
});
