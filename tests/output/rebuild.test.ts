import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildEnvironment } from '#tools/release/build/build-environment.ts';
import { createBuilder } from '#tools/release/build/builder.ts';
import { readReleaseManifest } from '#tools/release/release-manifest.ts';
import { site } from './support/pages.ts';

/** The hashes of the files of a folder, by name. */
function hashes(folder: string): Map<string, string> {
  const files = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((file) =>
    file.isFile(),
  );
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      const hash = createHash('sha256').update(readFileSync(path)).digest('hex');
      return [path.slice(folder.length + 1), hash];
    }),
  );
}

it('a second build from the same data at the same moment produces the same bytes', async () => {
  const folder = join(site.dataDir, 'again');
  const builder = createBuilder({
    env: {
      ...buildEnvironment({ siteUrl: site.url, emulatorUrl: site.emulatorUrl }),
      BUILD_TIME: site.buildTime,
    },
    logFile: join(site.dataDir, 'again.log'),
  });
  const order = { site: folder, manifest: join(site.dataDir, 'again.json'), full: true };
  expect(await builder.build(order)).toEqual({ ok: true });
  builder.close();

  const again = hashes(folder);
  const before = hashes(site.folder);
  const rules = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
  const headers = rules(join(site.folder, '..', '_headers.json'));
  expect(rules(join(folder, '_headers.json'))).toEqual(headers);
  again.delete('_headers.json');
  // A release also contains hashed files of earlier ones and its manifest.
  const assets = Object.entries((await readReleaseManifest(site.folder))?.assets ?? {});
  for (const [name, age] of assets) if (age > 0) before.delete(name);
  before.delete('release.json');
  expect(again.size).toBeGreaterThan(100);
  expect(Object.fromEntries(again)).toEqual(Object.fromEntries(before));
});
