import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { megabytes, seconds } from './numbers.ts';
import { buildSite } from './site-build.ts';
import { withStock } from './stock.ts';

const STOCKS = [300, 3000, 10_000];

/** A clean build of the whole site; beside it, writing the files it made and nothing else. */
export async function benchBuild(quick: boolean): Promise<void> {
  const rows: Record<string, Record<string, string | number>> = {};
  for (const vehicles of quick ? STOCKS.slice(0, -1) : STOCKS) {
    await withStock(vehicles, async ({ emulatorUrl, folder }) => {
      const build = await buildSite(folder, emulatorUrl);
      const plain = writePlainly(join(folder, 'site'), join(folder, 'copy'));
      rows[`${vehicles} vehicles`] = {
        build: seconds(build.milliseconds),
        'peak memory': megabytes(build.peakBytes),
        files: plain.files,
        bytes: megabytes(plain.bytes),
        'the same files written plainly': seconds(plain.milliseconds),
      };
    });
  }
  console.table(rows);
}

function writePlainly(from: string, to: string) {
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
