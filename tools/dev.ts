import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startRuntime } from './app/runtime.ts';
import { endOnSignal } from './app/signals.ts';
import { startSeeding } from './demo/seed-on-first-start.ts';
import { startDevFront } from './dev-server/front.ts';
import { buildEnvironment } from './release/build-environment.ts';
import { Cleanup } from './shared/cleanup.ts';
import { HOST, type LocalConfig, ROOT, readConfig } from './shared/config.ts';
import { runCommand } from './shared/failure.ts';
import { DEMO } from './shared/staff-accounts.ts';

/** Astro's dev server against the emulator: pages are made when they are asked for. */
await runCommand(async () => {
  const cleanup = new Cleanup();
  endOnSignal(() => cleanup.run());
  try {
    const siteUrl = await start(readConfig(), cleanup);
    console.log(`\n  Site     ${siteUrl}\n  Sign in  ${DEMO.email} / ${DEMO.password}\n`);
  } catch (error) {
    if (cleanup.begun) return;
    await cleanup.run();
    throw error;
  }
});

async function start(config: LocalConfig, cleanup: Cleanup): Promise<string> {
  const runtime = await startRuntime(config, cleanup, console.error);
  const front = await startDevFront(config.port, runtime);
  cleanup.add(() => front.close());
  const { emulator, sdk } = await runtime.openEmulator(front.url);
  const seeding = startSeeding(runtime.dataDir.path, sdk, config.demoStock);
  cleanup.add(() => seeding.stop());
  await seeding.ready;
  seeding.seedRest().catch((error: Error) => {
    if (!cleanup.begun) console.error(error.message);
  });

  const env = buildEnvironment({ siteUrl: front.url, emulatorUrl: emulator.url });
  const astro = spawn(
    process.execPath,
    [
      join(ROOT, 'node_modules/astro/bin/astro.mjs'),
      'dev',
      '--host',
      HOST,
      '--port',
      `${front.pagesPort}`,
    ],
    {
      cwd: ROOT,
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        ...env,
        NODE_ENV: 'development',
        ASTRO_DEV_BACKGROUND: '0',
        ASTRO_TELEMETRY_DISABLED: '1',
      },
    },
  );
  const ended = once(astro, 'exit');
  let stopping = false;
  cleanup.add(async () => {
    stopping = true;
    astro.kill();
    await ended;
  });
  ended.then(async () => {
    if (stopping) return;
    console.error('Astro has ended.');
    await cleanup.run();
    process.exit(1);
  });
  await untilItAnswers(front.pagesPort);
  return front.url;
}

/** The address is not told before there is something to see at it. */
async function untilItAnswers(port: number): Promise<void> {
  for (;;) {
    const answer = await fetch(`http://${HOST}:${port}/favicon.svg`).catch(() => null);
    if (answer) return;
    await pause(100);
  }
}
