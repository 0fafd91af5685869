import { endOnSignal } from '#tools/app/signals.ts';
import { startApp } from '#tools/app/start-app.ts';
import type { Choice } from '#tools/demo/index.ts';
import { Cleanup } from '#tools/shared/cleanup.ts';
import { readConfig } from '#tools/shared/config.ts';
import { runCommand } from '#tools/shared/failure.ts';
import { smallStock } from './small-stock.ts';

const STOCKS: Record<string, Choice> = {
  small: smallStock,
  whole: () => true,
  none: () => false,
};

/** The real app as a process that a test can end or kill; `TEST_STOCK` says on which stock. */
await runCommand(async () => {
  const cleanup = new Cleanup();
  endOnSignal(() => cleanup.run());
  process.once('disconnect', () => cleanup.run().then(() => process.exit()));
  const demoStock = STOCKS[process.env['TEST_STOCK'] ?? ''] ?? smallStock;
  const app = await startApp({ ...readConfig(), demoStock }, console.error, cleanup);
  process.send?.({ siteUrl: app.siteUrl, emulatorUrl: app.emulatorUrl });
  await app.seeded;
  process.send?.('seeded');
});
