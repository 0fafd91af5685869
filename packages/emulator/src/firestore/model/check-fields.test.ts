import { expect, test } from 'vitest';
import type { Fields } from '#emulator/wire/value.ts';
import { checkFields } from './check-fields.ts';

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

test('a vector holds numbers and nothing else', () => {
  expect(() => checkFields(vector())).not.toThrow();
  expect(() => checkFields(vector({ more: { booleanValue: true } }))).toThrow('Field "v" holds');
});
