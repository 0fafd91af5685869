import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RENDERER_MODULE, STATIC_FILES } from '../renderer/compiled-site.ts';
import { isCompiled, markCompiled } from './current-renderer.ts';

const sheet = join(STATIC_FILES, '_astro', 'a.css');
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'renderer-'));
  await mkdir(join(folder, STATIC_FILES, '_astro'), { recursive: true });
  await writeFile(join(folder, RENDERER_MODULE), 'export default {};');
  await writeFile(join(folder, sheet), 'a{color:red}');
});
afterEach(() => rm(folder, { recursive: true }));

test.each([RENDERER_MODULE, sheet])(
  'a renderer is compiled again after its file %s was cut or removed',
  async (file) => {
    markCompiled(folder);
    expect(isCompiled(folder)).toBe(true);
    await truncate(join(folder, file), 5);
    expect(isCompiled(folder)).toBe(false);
    await rm(join(folder, file));
    expect(isCompiled(folder)).toBe(false);
  },
);

test('a renderer whose compilation was interrupted is compiled again', () => {
  expect(isCompiled(folder)).toBe(false);
});
