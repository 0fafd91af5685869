import { expect, test } from 'vitest';
import { changedFields, differences, merged } from './conflict.ts';

const base = { make: 'VW', color: 'rød', featured: false, specs: ['Klima'] };

test('a differing field defaults to the side that changed it, and to mine where both did', () => {
  const mine = { ...base, color: 'blå', featured: true };
  const theirs = { ...base, color: 'sort', specs: ['Klima', 'Træk'] };
  expect(differences(base, mine, theirs)).toEqual([
    { field: 'color', mine: 'blå', theirs: 'sort', choice: 'mine' },
    { field: 'featured', mine: true, theirs: false, choice: 'mine' },
    { field: 'specs', mine: ['Klima'], theirs: ['Klima', 'Træk'], choice: 'theirs' },
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
