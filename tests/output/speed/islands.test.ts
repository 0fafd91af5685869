import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { publicPages, site } from '../support/pages.ts';

const FILE_OF_ISLAND = /(?:component|renderer)-url="(?<path>\/_astro\/[^"]+)"/gu;
/** Not `import()`, which waits for its moment. */
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["']\.\/(?<name>[^"']+)["']/gu;

const importsOf = (name: string) =>
  [...readFileSync(join(site.folder, '_astro', name), 'utf8').matchAll(STATIC_IMPORT)].map(
    ({ groups }) => groups?.['name'] ?? '',
  );

it('the file of an island names all files that it needs, so that a browser asks for them at once', () => {
  const islands = new Set(
    publicPages.flatMap(({ html }) =>
      [...html.matchAll(FILE_OF_ISLAND)].map(({ groups }) => groups?.['path']?.slice(8) ?? ''),
    ),
  );
  expect(islands.size).toBeGreaterThan(5);
  for (const island of islands) {
    const named = importsOf(island);
    const needed = new Set(named.flatMap(importsOf));
    expect(named, island).toEqual(expect.arrayContaining([...needed]));
  }
});
