import { inspect, stripVTControlCharacters } from 'node:util';
import { build } from 'astro';
import { readCatalogueAhead } from '#integrations/catalogue/read-ahead.ts';

/** The message that starts the build of a worker. */
export interface BuildOrder {
  /** Folder of the built site. */
  site: string;
  /** File for the build manifest. */
  manifest: string;
  /** Ignore everything cached by earlier builds. */
  full: boolean;
}

export type BuildOutcome = { ok: true } | { ok: false; problem: string };

/**
 * A child process that has loaded Astro and waits for one order, since loading takes a good part of
 * the time of a build. It builds once and exits, so no build sees the state of another.
 */
process.once('message', (order: BuildOrder) => {
  process.env['SITE_OUT'] = order.site;
  process.env['BUILD_MANIFEST'] = order.manifest;
  if (order.full) process.env['CATALOGUE_FULL'] = '1';
  run(order).then((outcome) => {
    process.send?.(outcome, () => process.exit(outcome.ok ? 0 : 1));
  });
});
process.once('disconnect', () => process.exit(1));
process.send?.('ready');

async function run(order: BuildOrder): Promise<BuildOutcome> {
  try {
    readCatalogueAhead();
    await build({ outDir: order.site, logLevel: 'error' });
    return { ok: true };
  } catch (error) {
    console.error(error);
    return { ok: false, problem: describeError(error) };
  }
}

/** One line: what failed and, where Astro knows it, in which file. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return inspect(error);
  const [first = '', second = ''] = stripVTControlCharacters(error.message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const { loc } = error as { loc?: { file?: string; line?: number } };
  const where = loc?.file ? ` (${loc.file}${loc.line ? `:${loc.line}` : ''})` : '';
  return `${first.endsWith(':') ? `${first} ${second}` : first}${where}`;
}
