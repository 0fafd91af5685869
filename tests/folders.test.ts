import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** Folders whose files are the entries of a list: addresses, commands. */
const LISTS = /^(?:src\/pages(?:\/.*)?|tools)$/u;
/** Each has a row of its own in `biome/layers.jsonc`. */
const LAYERS = /^src\/site\/(?:compiled|dev)$/u;

const files = globSync('{src,functions/src,tools,packages/*/src,tests}/**/*', {
  cwd: ROOT,
  withFileTypes: true,
  exclude: ({ name }) => /^(?:node_modules|dist|generated-assets)$/u.test(name),
})
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) =>
    join(parentPath, name)
      .slice(ROOT.length + 1)
      .replaceAll('\\', '/'),
  );
const byFolder = Map.groupBy(files, dirname);

it('no folder has more than fourteen modules, tests not counted', () => {
  const crowded = [...byFolder].flatMap(([folder, all]) => {
    const modules = all.filter(
      (file) => /\.(?:ts|tsx|astro)$/u.test(file) && !/\.test\.tsx?$/u.test(file),
    );
    return modules.length > 14 && !LISTS.test(folder) ? [`${folder}: ${modules.length}`] : [];
  });
  expect(files.length).toBeGreaterThan(1000);
  expect(crowded).toEqual([]);
});

it('no folder of code has a single file and nothing else', () => {
  const parents = new Set([...byFolder.keys()].map(dirname));
  const lonely = [...byFolder].flatMap(([folder, [file = '', ...more]]) =>
    more.length === 0 &&
    /\.(?:ts|tsx|astro)$/u.test(file) &&
    !parents.has(folder) &&
    !LISTS.test(folder) &&
    !LAYERS.test(folder)
      ? [file]
      : [],
  );
  expect(lonely).toEqual([]);
});
