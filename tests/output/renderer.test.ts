import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { copyFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { loadSite, RENDERER_MODULE } from 'site-publisher';
import { rendererFolder } from 'site-publisher/compile';
import { beforeAll, expect, it } from 'vitest';
import { dealer } from '#dealer';
import type { SiteModule } from '#functions/src/publishing/build/site-content.ts';
import { aCatalogueVehicle } from '#tests/support/catalogue-builders.ts';
import { buildEnvironment } from '#tools/app/functions/build-environment.ts';
import { ROOT } from '#tools/shared/config.ts';
import { readProjectHosting, SITE_CODE } from '#tools/shared/site-code.ts';
import { site } from './support/pages.ts';

const run = promisify(execFile);

/** Folder of the renderer that the release of the running app was made with. */
let compiled: string;
let renderer: SiteModule;

beforeAll(async () => {
  const urls = { siteUrl: site.url, emulatorUrl: site.emulatorUrl };
  const env = { ...process.env, ...buildEnvironment(urls) };
  compiled = rendererFolder(join(site.dataDir, 'renderer'), SITE_CODE, env);
  renderer = await loadSite<SiteModule>(compiled, await readProjectHosting());
});

it('the build writes the site that is live, with the same sitemap', async () => {
  // The folder with the cached compilation of the build.
  await cp(compiled, join(ROOT, 'dist/renderer', basename(compiled)), { recursive: true });
  const folder = join(site.dataDir, 'again');
  await run(process.execPath, ['tools/build.ts', '--silent'], {
    env: {
      ...process.env,
      ...buildEnvironment({ siteUrl: site.url, emulatorUrl: site.emulatorUrl }),
      SITE_OUT: folder,
    },
  });
  const names = (root: string) => globSync('**/*.{html,js,xml,csv,txt}', { cwd: root });
  const built = names(folder);
  expect(built.length).toBeGreaterThan(100);
  expect(built.toSorted()).toEqual(names(site.folder).toSorted());
  // One is made by `@astrojs/sitemap`, the other by the publisher.
  const sitemap = built.filter((name) => name.startsWith('sitemap-'));
  expect(sitemap).toHaveLength(3);
  for (const file of sitemap) {
    const [ofBuild, ofPublisher] = [folder, site.folder].map((root) =>
      readFileSync(join(root, file), 'utf8'),
    );
    expect([file, ofBuild]).toEqual([file, ofPublisher]);
  }
});

it('the compiled renderer is one file that renders the site without any package', async () => {
  // Outside of the project, from where no package is found.
  const folder = await mkdtemp(join(tmpdir(), 'renderer-'));
  await copyFile(join(compiled, RENDERER_MODULE), join(folder, RENDERER_MODULE));
  await writeFile(
    join(folder, 'render.mjs'),
    `import * as renderer from './${RENDERER_MODULE}';
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
    expect.arrayContaining(['/index.html', '/404.html', '/inventory.html', '/sitemap-index.xml']),
  );
});

it('a car page calls the office where the car stands, on screen and on paper', async () => {
  const [first] = dealer.offices;
  const other = dealer.offices.at(-1) ?? first;
  const vehicles = [
    aCatalogueVehicle({ id: 'yaris', office: null }),
    aCatalogueVehicle({ id: 'vivaro', office: other.id }),
  ];
  const none = { sold: [], accessories: [], rejected: [] };
  const pages = [
    ...renderer.sitePages({ vehicles, inventory: vehicles, ...none, builtAt: new Date() }),
  ];
  const phonesOf = async (path: string) => {
    const page = pages.find((each) => each.path === path);
    const html = page && String((await renderer.render(page)).body);
    return html
      ?.split('<main')[1]
      ?.split('<footer')[0]
      ?.match(/\+45 [\d ]+\d/gu);
  };
  expect(await phonesOf('/car/yaris')).toEqual(Array(3).fill(first.phone));
  expect(await phonesOf('/car/vivaro')).toEqual(Array(3).fill(other.phone));
});

it('a page that cannot be rendered is named with its error', async () => {
  const broken = { path: '/car/golf', route: '/car/[id]', data: { item: null, similar: [] } };
  await expect(renderer.render(broken)).rejects.toThrow(
    /^\/car\/golf could not be rendered: Cannot (?:destructure|read) .*null/u,
  );
});

it('a page is not rendered by another route, nor without a route', async () => {
  const wrong = { path: '/car/golf', route: '/electric-car/[id]', data: null };
  await expect(renderer.render(wrong)).rejects.toThrow('/car/golf is of the route /car/[id]');
  const unknown = { path: '/findes/ikke', route: '/car/[id]', data: null };
  await expect(renderer.render(unknown)).rejects.toThrow('/findes/ikke is of the route');
});
