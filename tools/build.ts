import { parseArgs } from 'node:util';
import { readCatalogueAhead } from '#integrations/catalogue/read-ahead.ts';
import { ROOT } from './shared/config.ts';
import { runCommand } from './shared/failure.ts';

/**
 * Builds the site once, into `SITE_OUT` or `dist`, from whatever Firestore the environment names.
 * `--silent` says nothing but what goes wrong.
 */
await runCommand(async () => {
  const { values } = parseArgs({ options: { silent: { type: 'boolean', default: false } } });
  process.env['NODE_ENV'] ??= 'production';
  process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
  readCatalogueAhead();
  // Not before the environment is set.
  const { build } = await import('astro');
  const started = performance.now();
  // Astro's own list would call each page empty: a thread of ours writes them.
  await build({ root: ROOT, logLevel: values.silent ? 'error' : 'warn' });
  if (values.silent) return;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`The site is in ${process.env['SITE_OUT'] ?? 'dist'}, built in ${seconds} s.`);
});
