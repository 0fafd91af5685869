import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { buildEnvironment } from '#tools/app/build-environment.ts';
import { readReleaseManifest } from '#tools/release/release-manifest.ts';
import { rendererFolder } from '#tools/renderer/current-renderer.ts';
import { loadRenderer } from '#tools/renderer/load-renderer.ts';
import { RENDERER_MODULE, type Renderer } from '#tools/renderer/renderer.ts';
import { site } from './support/pages.ts';

const run = promisify(execFile);

/** Folder of the renderer that the release of the running app was made with. */
let compiled: string;
let renderer: Renderer;

beforeAll(async () => {
  const urls = { siteUrl: site.url, emulatorUrl: site.emulatorUrl };
  const env = { ...process.env, ...buildEnvironment(urls) };
  compiled = rendererFolder(join(site.dataDir, 'renderer'), env);
  renderer = await loadRenderer(compiled);
});

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

it('astro build makes the same site as the compiled renderer, byte for byte', async () => {
  const folder = join(site.dataDir, 'again');
  await run(process.execPath, ['tools/build.ts', '--silent'], {
    env: {
      ...process.env,
      ...buildEnvironment({ siteUrl: site.url, emulatorUrl: site.emulatorUrl }),
      BUILD_TIME: site.buildTime,
      SITE_OUT: folder,
    },
  });
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

it('the compiled renderer is one file that renders the site without any package', async () => {
  // Outside of the project, from where no package is found.
  const folder = await mkdtemp(join(tmpdir(), 'renderer-'));
  await copyFile(join(compiled, RENDERER_MODULE), join(folder, RENDERER_MODULE));
  await writeFile(
    join(folder, 'render.mjs'),
    `import renderer from './${RENDERER_MODULE}';
    const none = { vehicles: [], inventory: [], sold: [], accessories: [], rejected: [] };
    for (const page of renderer.sitePages({ ...none, builtAt: new Date() })) {
      const { file, body } = await renderer.render(page);
      if (file.endsWith('.html') && !body.toString().includes('</html>')) throw new Error(file);
      console.log(file);
    }`,
  );
  const { stdout } = await run(process.execPath, ['render.mjs'], { cwd: folder, env: {} });
  await rm(folder, { recursive: true });
  expect(stdout.split('\n')).toEqual(
    expect.arrayContaining(['/index.html', '/404.html', '/inventory.html', '/sitemap.xml']),
  );
});

it('a page that cannot be rendered is named with its error', async () => {
  const broken = { path: '/car/golf', route: '/car/[id]', shows: { item: null, similar: [] } };
  await expect(renderer.render(broken)).rejects.toThrow(
    /^\/car\/golf could not be rendered: Cannot (?:destructure|read) .*null/u,
  );
});

it('a page is not rendered by another route, nor without a route', async () => {
  const wrong = { path: '/car/golf', route: '/electric-car/[id]', shows: null };
  await expect(renderer.render(wrong)).rejects.toThrow('/car/golf is of the route /car/[id]');
  const unknown = { path: '/findes/ikke', route: '/car/[id]', shows: null };
  await expect(renderer.render(unknown)).rejects.toThrow('/findes/ikke is of the route');
});
