import { readConfig } from '../../local/config.ts';
import { runCommand } from '../../local/failure.ts';
import { startProduct } from '../../local/product.ts';
import { smallStock } from './small-stock.ts';

/** The real product on a small stock or on none, as a process that a test can end or kill. */
await runCommand(async () => {
  const demoStock = process.env['EMPTY_STOCK'] ? () => false : smallStock;
  const product = await startProduct({ ...readConfig(), demoStock }, console.error);
  const end = () => product.stop().then(() => process.exit(0));
  process.once('SIGTERM', end);
  process.once('disconnect', end);
  process.send?.({ siteUrl: product.siteUrl, backendUrl: product.backendUrl });
  await product.planted;
  process.send?.('planted');
});
