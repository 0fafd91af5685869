import { parseArgs } from 'node:util';
import { ROOT } from './shared/config.ts';
import { runCommand } from './shared/failure.ts';

/**
 * Builds the site into `SITE_OUT` or `dist`, from the Firestore that the environment names.
 * `--silent` prints errors only.
 */
await runCommand(async () => {
  const { values } = parseArgs({ options: { silent: { type: 'boolean', default: false } } });
  process.env['NODE_ENV'] ??= 'production';
  process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
  // Imported here because Astro reads the environment when it is loaded.
  const { build } = await import('astro');
  const started = performance.now();
  // `warn` hides Astro's list of pages, which shows each as empty: a thread of ours writes them.
  await build({ root: ROOT, logLevel: values.silent ? 'error' : 'warn' });
  if (values.silent) return;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`The site is in ${process.env['SITE_OUT'] ?? 'dist'}, built in ${seconds} s.`);
});
