import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { stopOnSignal } from './app/stop-on-signal.ts';
import { CleanupStack } from './shared/cleanup-stack.ts';
import { ROOT, readConfig } from './shared/config.ts';
import { runCommand } from './shared/failure.ts';
import { refuseArguments } from './shared/read-arguments.ts';

// Stores what Node compiles of modules that are imported from now on, which is most of the app, so that the
// next start loads them in half the time. Where that folder cannot be written, nothing is.
enableCompileCache(join(ROOT, 'node_modules/.cache/compile-cache'));

await runCommand(async () => {
  refuseArguments('npm start');
  const began = performance.now();
  const cleanup = new CleanupStack();
  stopOnSignal(() => {
    console.log('Stopping …');
    return cleanup.run();
  });
  const { startApp } = await import('./app/start-app.ts');
  const { DEMO } = await import('./shared/demo-sign-in.ts');
  const app = await startApp(readConfig(), (line) => console.error(line), cleanup);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`
  Site     ${app.siteUrl}
  Admin    ${app.siteUrl}/admin
  Sign in  ${DEMO.email} / ${DEMO.password}

  Mails    ${app.siteUrl}/__local/mail
  Status   ${app.siteUrl}/__local/publishing

  Ready in ${seconds} s. What staff save is published by itself. Ctrl-C ends.
`);
  // Node would write it at the end of the process, which may be killed.
  flushCompileCache();
});
