import { join, resolve } from 'node:path';
import { loadSite, type Page, writeSite } from 'site-publisher';
import { compileInProcess } from 'site-publisher/compile';
import { database } from '#catalogue/firestore.ts';
import { openCatalogueSource } from '#catalogue/source.ts';
import { type SiteModule, siteContent } from '#functions/src/publishing/build/site-content.ts';
import { withTarget } from './app/target.ts';
import { checkCredentials } from './shared/admin-sdk.ts';
import { ROOT } from './shared/config.ts';
import { runCommand } from './shared/failure.ts';
import { readArguments } from './shared/read-arguments.ts';
import { readProjectHosting, SITE_CODE } from './shared/site-code.ts';
import { writeSitemap } from './shared/write-sitemap.ts';

const USAGE = `Usage:
  npm run build              builds the site into SITE_OUT or dist/site
  npm run build -- --silent  prints errors only`;

/**
 * Builds the site into `SITE_OUT` or `dist/site`, from the Firestore that the environment names, else from that
 * of the data folder.
 */
await runCommand(async () => {
  const options = { silent: { type: 'boolean', default: false } } as const;
  const { silent } = readArguments(USAGE, { options }, ({ values }) => values);
  const { FIRESTORE_EMULATOR_HOST, GCLOUD_PROJECT } = process.env;
  if (FIRESTORE_EMULATOR_HOST) return build(silent);
  if (!GCLOUD_PROJECT) return withTarget(null, () => build(silent));
  await checkCredentials(GCLOUD_PROJECT);
  await build(silent);
});

async function build(silent: boolean): Promise<void> {
  const started = performance.now();
  const folder = resolve(process.env['SITE_OUT'] ?? join(ROOT, 'dist', 'site'));
  const renderer = await compileInProcess(join(ROOT, 'dist', 'renderer'), SITE_CODE, {
    env: { NODE_ENV: 'production' },
    output: 'inherit',
  });
  const site = await loadSite<SiteModule>(renderer, await readProjectHosting());
  const stock = openCatalogueSource({ firestore: database(), snapshots: null, origin: '' });
  const { pages } = await siteContent(stock, site).read({ full: true, now: new Date() });
  const isSitemap = ({ route }: Page) => route.startsWith('/sitemap-');
  const files = await writeSite(
    site,
    pages.filter((page) => !isSitemap(page)),
    folder,
  );
  await writeSitemap(pages, folder);
  if (silent) return;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`The site of ${files} files is in ${folder}, built in ${seconds} s.`);
}
