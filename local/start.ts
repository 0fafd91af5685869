import { readConfig } from './config.ts';
import { runCommand } from './failure.ts';
import { DEMO } from './people.ts';
import { startProduct } from './product.ts';

await runCommand(async () => {
  const began = performance.now();
  const product = await startProduct(readConfig(), (line) => console.error(line));
  endOnSignal(product.stop);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`
  Site     ${product.siteUrl}
  Admin    ${product.siteUrl}/admin
  Sign in  ${DEMO.email} / ${DEMO.password}

  Mails    ${product.siteUrl}/__local/mail
  Status   ${product.siteUrl}/__local/publishing

  Ready in ${seconds} s. What staff save is published by itself. Ctrl-C ends.
`);
});

/** The first signal ends everything in order; a second one does not wait. */
function endOnSignal(stop: () => Promise<void>): void {
  let ending = false;
  const end = () => {
    if (ending) process.exit(130);
    ending = true;
    console.log('Stopping …');
    stop().then(() => process.exit(0));
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}
