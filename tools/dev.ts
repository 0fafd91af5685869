import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { compileInProcess } from 'site-publisher/compile';
import { startDevProxy } from './app/dev-proxy.ts';
import { buildEnvironment } from './app/functions/build-environment.ts';
import { startRuntime } from './app/functions/runtime.ts';
import { stopOnSignal } from './app/stop-on-signal.ts';
import { startSeeding } from './demo/start-seeding.ts';
import { CleanupStack } from './shared/cleanup-stack.ts';
import { HOST, type LocalConfig, ROOT, readConfig } from './shared/config.ts';
import { DEMO } from './shared/demo-sign-in.ts';
import { runCommand } from './shared/failure.ts';
import { refuseArguments } from './shared/read-arguments.ts';
import { renderersOf, SITE_CODE } from './shared/site-code.ts';

/** Runs Astro's dev server on the emulator: pages are rendered when they are requested. */
await runCommand(async () => {
  refuseArguments('npm run dev');
  const cleanup = new CleanupStack();
  stopOnSignal(() => cleanup.run());
  try {
    const siteUrl = await start(readConfig(), cleanup);
    console.log(`\n  Site     ${siteUrl}\n  Sign in  ${DEMO.email} / ${DEMO.password}\n`);
  } catch (error) {
    if (cleanup.started) return;
    await cleanup.run();
    throw error;
  }
});

async function start(config: LocalConfig, cleanup: CleanupStack): Promise<string> {
  const runtime = await startRuntime(config, cleanup, console.error);
  const proxy = await startDevProxy(config.port, runtime);
  cleanup.defer(() => proxy.close());
  const { emulatorUrl, connect, start: startServices } = await runtime.openEmulator(proxy.url);
  await startServices();
  const seeding = startSeeding(runtime.dataDir.path, connect);
  cleanup.defer(() => seeding.stop());
  await seeding.done;

  const env = buildEnvironment({ siteUrl: proxy.url, emulatorUrl });
  const astro = spawn(
    process.execPath,
    [
      join(ROOT, 'node_modules/astro/bin/astro.mjs'),
      'dev',
      '--host',
      HOST,
      '--port',
      `${proxy.astroPort}`,
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
  const exited = once(astro, 'exit');
  let stopping = false;
  cleanup.defer(async () => {
    stopping = true;
    astro.kill();
    await exited;
  });
  exited.then(async () => {
    if (stopping) return;
    console.error('Astro has stopped.');
    await cleanup.run();
    process.exit(1);
  });
  await waitForServer(proxy.astroPort);
  // Functions answer with pages of the code as it is now.
  const compiling = new AbortController();
  cleanup.defer(async () => compiling.abort());
  compileInProcess(renderersOf(runtime.dataDir.path), SITE_CODE, {
    ...{ env, output: 'inherit', signal: compiling.signal },
  }).catch((error: unknown) => {
    if (!stopping) console.error(error);
  });
  return proxy.url;
}

/** Resolves when the server on this port answers. */
async function waitForServer(port: number): Promise<void> {
  for (;;) {
    const answer = await fetch(`http://${HOST}:${port}/favicon.svg`).catch(() => null);
    if (answer) return;
    await pause(100);
  }
}
