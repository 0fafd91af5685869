import { expect, it } from 'vitest';
import { comparedIds } from './compared-ids.ts';

it('an address compares at most four vehicles, each once, and leaves out what is no id', () => {
  expect(comparedIds(['a,b,a', ' c ,../admin,<b>,,d,e'])).toEqual(['a', 'b', 'c', 'd']);
  expect(comparedIds([])).toEqual([]);
});
