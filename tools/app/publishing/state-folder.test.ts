import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeState, type ReleaseState } from 'site-publisher';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStateFolder } from './state-folder.ts';

/** A state without pages: what one has of them is tested with its encoding. */
const stateOf = (release: string): ReleaseState => ({
  ...{ release, code: 'c1', revision: 7, isPartial: false, items: 27, remarks: [], wake: null },
  ...{ inline: [], pages: new Map(), assets: new Map(), kept: new Map() },
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'states-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a stored state is read again as it was', async () => {
  const states = openStateFolder(folder);
  await states.save(stateOf('20261122-1'), null);
  expect(await states.load('20261122-1')).toEqual(stateOf('20261122-1'));
});

it.each<[string, (text: string) => string]>([
  ['torn', (text) => text.slice(0, text.length / 2)],
  ['empty', () => ''],
  ['changed in one place', (text) => text.replace('"items":27', '"items":28')],
  ['stored under the name of another release', () => encodeState(stateOf('20261122-2'))],
])('a state that is %s is not used', async (_what, change) => {
  const states = openStateFolder(folder);
  await states.save(stateOf('20261122-1'), null);
  const file = join(folder, 'releases', '20261122-1.json');
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  expect(await states.load('20261122-1')).toBeNull();
});

it('the states of all but the newest releases are deleted', async () => {
  const states = openStateFolder(folder);
  for (const day of [1, 2, 3]) await states.save(stateOf(`2026112${day}-1`), null);
  await states.keep(2);
  const found = [1, 2, 3].map(async (day) => (await states.load(`2026112${day}-1`)) !== null);
  expect(await Promise.all(found)).toEqual([false, true, true]);
});

it('a label that names another file leads to no state', async () => {
  expect(await openStateFolder(folder).load('../secrets')).toBeNull();
});
