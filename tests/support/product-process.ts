import { readConfig } from '../../local/config.ts';
import type { Choice } from '../../local/demo/index.ts';
import { runCommand } from '../../local/failure.ts';
import { startProduct } from '../../local/product.ts';
import { smallStock } from './small-stock.ts';

const STOCKS: Record<string, Choice> = {
  small: smallStock,
  whole: () => true,
  none: () => false,
};

/** The real product as a process that a test can end or kill; `TEST_STOCK` says on which stock. */
await runCommand(async () => {
  const demoStock = STOCKS[process.env['TEST_STOCK'] ?? ''] ?? smallStock;
  const product = await startProduct({ ...readConfig(), demoStock }, console.error);
  const end = () => product.stop().then(() => process.exit(0));
  process.once('SIGTERM', end);
  process.once('disconnect', end);
  process.send?.({ siteUrl: product.siteUrl, backendUrl: product.backendUrl });
  await product.planted;
  process.send?.('planted');
});
