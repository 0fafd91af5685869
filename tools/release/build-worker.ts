import { inspect, stripVTControlCharacters } from 'node:util';
import { build } from 'astro';
import { readCatalogueAhead } from '#integrations/catalogue/read-ahead.ts';

/** What the publisher asks a waiting worker for: one build, into a folder of its own. */
export interface BuildOrder {
  site: string;
  report: string;
  /** Nothing kept from earlier builds is to be trusted. */
  full: boolean;
}

export type BuildOutcome = { ok: true } | { ok: false; problem: string };

/**
 * A child process that has Astro loaded and waits for one order: loading is a good part of what a
 * build of a dealer's stock takes. It builds once and ends, so no build sees another's state.
 */
process.once('message', (order: BuildOrder) => {
  process.env['SITE_OUT'] = order.site;
  process.env['BUILD_REPORT'] = order.report;
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
    return { ok: false, problem: problemOf(error) };
  }
}

/** One line: what failed and, where Astro knows it, in which file. */
function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return inspect(error);
  const [first = '', second = ''] = stripVTControlCharacters(error.message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const place = (error as { loc?: { file?: string; line?: number } }).loc;
  const where = place?.file ? ` (${place.file}${place.line ? `:${place.line}` : ''})` : '';
  return `${first.endsWith(':') ? `${first} ${second}` : first}${where}`;
}
