import { expect, it } from 'vitest';
import { splitName } from './to-submission.ts';

it.each([
  ['Anna', { firstName: 'Anna', lastName: '' }],
  ['  Anna   Marie  Sørensen ', { firstName: 'Anna', lastName: 'Marie Sørensen' }],
])('splitName splits %j into first and last name', (name, expected) => {
  expect(splitName(name)).toEqual(expected);
});
