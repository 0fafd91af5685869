import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { megabytes, seconds } from './support/numbers.ts';
import { buildSite } from './support/site-build.ts';
import { withStock } from './support/stock.ts';

const STOCKS = [300, 3000, 10_000];

/** Measures a clean build of the site and, for comparison, writing its files without building. */
export async function benchBuild(quick: boolean): Promise<void> {
  const rows: Record<string, Record<string, string | number>> = {};
  for (const vehicles of quick ? STOCKS.slice(0, -1) : STOCKS) {
    await withStock(vehicles, async ({ emulatorUrl, folder }) => {
      const build = await buildSite(folder, emulatorUrl);
      const written = writeFilesOnly(join(folder, 'site'), join(folder, 'copy'));
      rows[`${vehicles} vehicles`] = {
        build: seconds(build.milliseconds),
        'peak memory': megabytes(build.peakBytes),
        files: written.files,
        bytes: megabytes(written.bytes),
        'writing its files': seconds(written.milliseconds),
      };
    });
  }
  console.table(rows);
}

function writeFilesOnly(from: string, to: string) {
  const contents = readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file: join(to, file.slice(from.length)), bytes: readFileSync(file) }));
  const started = performance.now();
  for (const { file, bytes } of contents) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  const milliseconds = performance.now() - started;
  rmSync(to, { recursive: true });
  const bytes = contents.reduce((sum, content) => sum + content.bytes.length, 0);
  return { milliseconds, files: contents.length, bytes };
}
