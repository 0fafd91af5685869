import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { database } from '#catalogue/firestore.ts';
import { snapshotFile } from '#catalogue/snapshot.ts';
import { openCatalogueSource } from '#catalogue/source.ts';
import { readHostingConfig } from '#emulator/hosting/index.ts';
import { loadSite } from '#tools/publisher/load-site.ts';
import type { BaseRelease } from '#tools/publisher/release/base-release.ts';
import { makeFiles } from '#tools/publisher/release/make-files.ts';
import { openNewContents } from '#tools/publisher/release/new-contents.ts';
import type { ReleaseState } from '#tools/publisher/state/release-state.ts';
import { currentRenderer } from '#tools/renderer/current-renderer.ts';
import { ROOT } from '#tools/shared/config.ts';

/**
 * `node render-process.ts compile|store|first-page|site|site-again CACHE SNAPSHOT`: one step of `render.ts`,
 * which is told when the stock has been read.
 */
const [step = '', cache = '', snapshot = ''] = process.argv.slice(2);
const source = openCatalogueSource({
  firestore: database(),
  snapshots: snapshotFile(snapshot),
  origin: 'bench',
});
const NOTHING_LIVE: BaseRelease = {
  live: null,
  state: null,
  shows: null,
  id: undefined,
  vehicles: 0,
  assets: new Map(),
  isOtherCode: false,
};
const read = async (full: boolean) => (await source.read({ full, now: new Date() })).catalogue;

if (step === 'compile') {
  await currentRenderer(cache);
} else if (step === 'store') {
  await read(true);
  await source.save();
} else {
  const [catalogue, folder] = await Promise.all([
    read(step.startsWith('site')),
    currentRenderer(cache),
  ]);
  process.send?.('read');
  const hosting = readHostingConfig(
    JSON.parse(await readFile(join(ROOT, 'firebase.json'), 'utf8')),
  );
  const site = await loadSite(folder, hosting);
  const pages = [...site.sitePages(catalogue)];
  if (step === 'first-page') {
    const page = pages.find(({ route }) => route === '/car/[id]');
    if (page) await site.render(page);
  } else {
    // As for a first release, in which Hosting has none of the files; again, as each night, it has all.
    const released =
      step === 'site' ? null : JSON.parse(await readFile(`${snapshot}.pages`, 'utf8'));
    const state = released && ({ pages: new Map(released) } as ReleaseState);
    using contents = openNewContents();
    const made = await makeFiles(pages, {
      base: { ...NOTHING_LIVE, state },
      full: true,
      paths: new Map(pages.map((page) => [page.path, page])),
      options: { site, hosting, siteUrl: process.env['SITE_URL'] ?? '' },
      contents,
    });
    if (!made.ok) throw new Error(made.problem);
    await writeFile(`${snapshot}.pages`, JSON.stringify([...made.pages]));
  }
}
process.exit(0);
