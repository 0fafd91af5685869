import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { decodeState, encodeState, type ReleaseState } from './release-state.ts';

const HASH = 'a'.repeat(64);
const stateOf = (release: string): ReleaseState => ({
  release,
  code: 'c1',
  revision: 7,
  isPartial: false,
  items: 27,
  remarks: [{ path: 'vehicles/x', field: 'year' }],
  wake: new Date('2026-12-01T00:00:00Z'),
  inline: [{ scripts: ["'sha256-x'"], styles: [] }],
  pages: new Map([['/', { file: '/index.html', hash: HASH, gzip: HASH, inputs: HASH, inline: 0 }]]),
  assets: new Map([['/_astro/a.js', { gzip: HASH, age: 1 }]]),
  kept: new Map([['/search/columns-a.json', HASH]]),
});

it('an encoded state is decoded as it was', () => {
  expect(decodeState(encodeState(stateOf('20261122-1')))).toEqual(stateOf('20261122-1'));
});

it.each([
  ['format', '"format":4', '"format":3'],
  ['version of Node', `"node":"${process.version}"`, '"node":"v1.0.0"'],
])('a state of another %s is not used', (_what, ours, other) => {
  const [, json = ''] = encodeState(stateOf('20261122-1')).split('\n');
  const sealed = (text: string) => `${createHash('sha256').update(text).digest('hex')}\n${text}`;
  expect(decodeState(sealed(json))).not.toBeNull();
  expect(decodeState(sealed(json.replace(ours, other)))).toBeNull();
});
