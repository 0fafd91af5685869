import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { buildEnvironment } from '#tools/app/build-environment.ts';
import { MEMORY_OPTIONS } from '#tools/app/publishing/start-publisher.ts';
import { megabytes, seconds } from './support/numbers.ts';
import { sampleMemory } from './support/peak-memory.ts';
import { buildSite } from './support/site-build.ts';
import { withStock } from './support/stock.ts';

/** About as many as the demo stock has, and larger ones. */
const STOCKS = [27, 1000, 10_000];

/**
 * Measures every page rendered by the compiled renderer, in a process of its own that reads the stock
 * from Firestore, and the first page of such a process that has the stock in a file; for comparison,
 * `astro build`.
 */
export async function benchRender(quick: boolean): Promise<void> {
  const rows: Record<string, Record<string, string>> = {};
  for (const vehicles of quick ? STOCKS.slice(0, -1) : STOCKS) {
    await withStock(vehicles, async ({ emulatorUrl, folder }) => {
      const step = (name: string) => runStep(name, folder, emulatorUrl);
      const compile = await step('compile');
      const site = await step('site');
      const again = await step('site-again');
      await step('store');
      const firstPage = await step('first-page');
      const build = await buildSite(folder, emulatorUrl);
      rows[`${vehicles} vehicles`] = {
        'reading the stock': seconds(site.readAt),
        'all pages, first release': seconds(site.milliseconds - site.readAt),
        'as released, each night': seconds(again.milliseconds - again.readAt),
        'peak memory': megabytes(Math.max(site.peakBytes, again.peakBytes)),
        'first page': seconds(firstPage.milliseconds),
        'compiling, once': seconds(compile.milliseconds),
        'astro build': seconds(build.milliseconds),
        'its peak memory': megabytes(build.peakBytes),
      };
    });
  }
  console.table(rows);
}

async function runStep(
  step: string,
  folder: string,
  emulatorUrl: string,
): Promise<{ milliseconds: number; readAt: number; peakBytes: number }> {
  const started = performance.now();
  const child = fork(
    join(import.meta.dirname, 'support/render-process.ts'),
    [step, join(folder, 'renderer'), join(folder, 'catalogue.bin')],
    {
      execArgv: MEMORY_OPTIONS,
      env: {
        ...process.env,
        ...buildEnvironment({ siteUrl: 'http://127.0.0.1:4321', emulatorUrl }),
      },
    },
  );
  let readAt = 0;
  child.once('message', () => {
    readAt = performance.now() - started;
  });
  const stopSampling = sampleMemory(child.pid ?? 0);
  const [code] = await once(child, 'exit');
  const peakBytes = stopSampling();
  if (code !== 0) throw new Error(`The step ${step} failed.`);
  return { milliseconds: performance.now() - started, readAt, peakBytes };
}
