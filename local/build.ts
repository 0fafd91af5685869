import { parseArgs } from 'node:util';
import { ROOT } from './config.ts';
import { runCommand } from './failure.ts';

/**
 * Builds the site once, into `SITE_OUT` or `dist`, from whatever Firestore the environment names.
 * `--silent` says nothing but what goes wrong.
 */
await runCommand(async () => {
  const { values } = parseArgs({ options: { silent: { type: 'boolean', default: false } } });
  process.env['NODE_ENV'] ??= 'production';
  process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
  // Not before the environment is set.
  const { build } = await import('astro');
  await build({ root: ROOT, logLevel: values.silent ? 'error' : 'info' });
});
