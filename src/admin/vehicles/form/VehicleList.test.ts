import { expect, test } from 'vitest';
import { withEntry } from './VehicleList.tsx';

test('an entry of a list is trimmed and added only once', () => {
  expect(withEntry(['Klima'], '  Træk ')).toEqual(['Klima', 'Træk']);
  expect(withEntry(['Klima'], ' Klima ')).toEqual(['Klima']);
  expect(withEntry(['Klima'], '   ')).toEqual(['Klima']);
});
