import { expect, test } from 'vitest';
import { changedFields, combined, differences, merged, overlaps } from './conflict.ts';

const base = { make: 'VW', color: 'rød', featured: false, specs: ['Klima'] };

test('a differing field defaults to the side that changed it, and to mine where both did', () => {
  const mine = { ...base, color: 'blå', featured: true };
  const theirs = { ...base, color: 'sort', specs: ['Klima', 'Træk'] };
  expect(differences(base, mine, theirs)).toEqual([
    { field: 'color', mine: 'blå', theirs: 'sort', choice: 'mine', both: true },
    { field: 'featured', mine: true, theirs: false, choice: 'mine', both: false },
    {
      ...{ field: 'specs', mine: ['Klima'], theirs: ['Klima', 'Træk'] },
      ...{ choice: 'theirs', both: false },
    },
  ]);
});

test('a merged record has each field from the chosen side', () => {
  const mine = { ...base, color: 'blå' };
  const theirs = { ...base, specs: ['Træk'] };
  expect(merged(mine, theirs, { color: 'mine', specs: 'theirs' })).toEqual({
    ...base,
    color: 'blå',
    specs: ['Træk'],
  });
});

test('equal lists do not count as a changed field', () => {
  expect(changedFields(base, { ...base, specs: ['Klima'] })).toEqual([]);
});

test('edits of different fields are combined, and only the same field with two new values overlaps', () => {
  const base = { price: '1', color: 'Blå', variant: '' };
  const mine = { ...base, price: '2' };
  const theirs = { ...base, variant: 'GT' };
  expect(overlaps(base, mine, theirs)).toBe(false);
  expect(combined(base, mine, theirs)).toEqual({ price: '2', color: 'Blå', variant: 'GT' });
  expect(overlaps(base, mine, { ...theirs, price: '3' })).toBe(true);
  expect(overlaps(base, mine, { ...theirs, price: '2' })).toBe(false);
});
