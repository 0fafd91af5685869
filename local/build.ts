import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from './config.ts';
import { runCommand } from './failure.ts';

/** Builds the site once, into `SITE_OUT` or `dist`, from whatever Firestore the environment names. */
await runCommand(async () => {
  const astro = join(ROOT, 'node_modules/astro/bin/astro.mjs');
  const build = spawn(process.execPath, [astro, 'build', ...process.argv.slice(2)], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  const [code] = await once(build, 'exit');
  process.exitCode = code ?? 1;
});
