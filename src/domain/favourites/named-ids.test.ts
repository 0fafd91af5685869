import { expect, it } from 'vitest';
import { namedIds } from './named-ids.ts';

it('an address names each vehicle once, at most as many as are shown, and leaves out invalid ids', () => {
  expect(namedIds(['a,b,a', ' c ,../admin,<b>,,d,e'], 4)).toEqual(['a', 'b', 'c', 'd']);
  expect(namedIds([], 4)).toEqual([]);
});
