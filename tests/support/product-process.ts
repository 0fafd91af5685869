import { Cleanup } from '../../local/cleanup.ts';
import { readConfig } from '../../local/config.ts';
import type { Choice } from '../../local/demo/index.ts';
import { runCommand } from '../../local/failure.ts';
import { startProduct } from '../../local/product.ts';
import { endOnSignal } from '../../local/signals.ts';
import { smallStock } from './small-stock.ts';

const STOCKS: Record<string, Choice> = {
  small: smallStock,
  whole: () => true,
  none: () => false,
};

/** The real product as a process that a test can end or kill; `TEST_STOCK` says on which stock. */
await runCommand(async () => {
  const cleanup = new Cleanup();
  endOnSignal(() => cleanup.run());
  process.once('disconnect', () => cleanup.run().then(() => process.exit()));
  const demoStock = STOCKS[process.env['TEST_STOCK'] ?? ''] ?? smallStock;
  const product = await startProduct({ ...readConfig(), demoStock }, console.error, cleanup);
  process.send?.({ siteUrl: product.siteUrl, backendUrl: product.backendUrl });
  await product.planted;
  process.send?.('planted');
});
