import { mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { copyFunctions } from '#tests/support/app/shared-functions.ts';
import { buildCurrentFunctions } from '#tools/app/functions/current-functions.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'current-functions-'));
  await copyFunctions(folder);
  return () => rm(folder, { recursive: true, force: true });
});

/** Whether a start builds the functions, after `change` to what an earlier start left. */
async function isBuiltAfter(change: () => Promise<void>): Promise<boolean> {
  await change();
  const bundle = join(folder, 'index.js');
  const before = (await stat(bundle)).mtimeMs;
  await buildCurrentFunctions(folder);
  return (await stat(bundle)).mtimeMs !== before;
}

it('functions that were built from the present sources are not built again', async () => {
  expect(await isBuiltAfter(async () => {})).toBe(false);
});

it('functions are built again after one of their sources has changed or their bundle was torn', async () => {
  const file = join(folder, 'sources.json');
  const built = JSON.parse(await readFile(file, 'utf8'));
  expect(built.sources).toContain('functions/src/index.ts');
  expect(built.sources).toContain('src/dealer.ts');
  const otherSources = { ...built, sources: [...built.sources, 'README.md'] };
  expect(await isBuiltAfter(() => writeFile(file, JSON.stringify(otherSources)))).toBe(true);
  expect(await isBuiltAfter(() => truncate(join(folder, 'index.js'), 1000))).toBe(true);
  expect(await isBuiltAfter(async () => {})).toBe(false);
});
