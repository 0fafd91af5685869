import { expect, test } from 'vitest';
import { withSpec } from './specs.ts';

test('an equipment entry is trimmed and added only once', () => {
  expect(withSpec(['Klima'], '  Træk ')).toEqual(['Klima', 'Træk']);
  expect(withSpec(['Klima'], ' Klima ')).toEqual(['Klima']);
  expect(withSpec(['Klima'], '   ')).toEqual(['Klima']);
});
