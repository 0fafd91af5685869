import { expect, it } from 'vitest';
import { parsePathPattern } from './path-pattern.ts';

it.each([
  ['vehicles/{id}', 'vehicles/abc', true],
  ['vehicles/{id}', 'vehicles/abc/notes/1', false],
  ['vehicles/{id}', 'vehicle_images/abc', false],
  ['vehicles/{id}/notes/{note}', 'vehicles/abc/notes/1', true],
  ['{path=**}/notes/{note}', 'vehicles/abc/notes/1', true],
  ['vehicles/{rest=**}', 'vehicles/abc/notes/1', true],
  ['system/publishing', 'system/publishing', true],
  ['system/publishing', 'system/publishing2', false],
  ['a.b/{id}', 'axb/1', false],
])('the pattern %s matches %s: %s', (pattern, path, matches) => {
  expect(parsePathPattern(pattern)(path)).toBe(matches);
});
