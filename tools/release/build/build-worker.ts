import { writeFile } from 'node:fs/promises';
import { inspect, stripVTControlCharacters } from 'node:util';
import type { BuildManifest } from '#domain/publishing.ts';
import { readCatalogueAhead } from '#integrations/catalogue/read-ahead.ts';
import { currentRenderer } from '#tools/renderer/current-renderer.ts';
import { renderSite } from '#tools/renderer/render-site.ts';

/** The message that starts the build of a worker. */
export interface BuildOrder {
  /** Folder of the built site. */
  site: string;
  /** File for the build manifest. */
  manifest: string;
  /** Ignore what earlier builds cached of the stock. */
  full: boolean;
}

export type BuildOutcome = { ok: true } | { ok: false; problem: string };

/** Folder that caches the compiled renderer: the argument of the process. */
const renderers = process.argv[2] ?? '';

/**
 * A child process that compiles the renderer where that is due and waits for one order. It builds once
 * and exits, so no build sees the state of another.
 */
const prepared = currentRenderer(renderers).catch(() => {
  // The build tries again, and reports it.
});
process.once('message', (order: BuildOrder) => {
  if (order.full) process.env['CATALOGUE_FULL'] = '1';
  run(order).then((outcome) => {
    process.send?.(outcome, () => process.exit(outcome.ok ? 0 : 1));
  });
});
process.once('disconnect', () => process.exit(1));
process.send?.('ready');

async function run({ manifest, site }: BuildOrder): Promise<BuildOutcome> {
  try {
    const [catalogue, renderer] = await Promise.all([
      readCatalogueAhead(),
      // Once more: the sources may have changed since.
      prepared.then(() => currentRenderer(renderers)),
    ]);
    const pages = await renderSite(renderer, catalogue, site);
    const { rejected, vehicles } = catalogue;
    const built: BuildManifest = { vehicles: vehicles.length, rejected, pages };
    await writeFile(manifest, JSON.stringify(built));
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
