import { startApp } from '#tools/app/start-app.ts';
import { stopOnSignal } from '#tools/app/stop-on-signal.ts';
import type { StockFilter } from '#tools/demo/seed-demo-stock.ts';
import { CleanupStack } from '#tools/shared/cleanup-stack.ts';
import { readConfig } from '#tools/shared/config.ts';
import { runCommand } from '#tools/shared/failure.ts';
import { smallStock, twoVehicles } from './small-stock.ts';

const STOCKS: Record<string, StockFilter> = {
  two: twoVehicles,
  small: smallStock,
  whole: () => true,
  none: () => false,
};

/** The app in a process that a test can stop or kill; `TEST_STOCK` chooses the stock it seeds. */
await runCommand(async () => {
  const cleanup = new CleanupStack();
  stopOnSignal(() => cleanup.run());
  process.once('disconnect', () => cleanup.run().then(() => process.exit()));
  const demoStock = STOCKS[process.env['TEST_STOCK'] ?? ''] ?? smallStock;
  const app = await startApp({ ...readConfig(), demoStock }, console.error, cleanup);
  process.send?.({ siteUrl: app.siteUrl, emulatorUrl: app.emulatorUrl });
});
// If it could not start, its channel to the test would keep it alive.
if (process.exitCode) process.exit();
