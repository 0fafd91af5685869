import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { sharedRenderer } from './compiled-renderer.ts';
import { newDataFolder } from './data-folder.ts';
import { makeOnce } from './make-once.ts';
import { startTestApp } from './test-app.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** Files that decide how the seeded stock is made and stored. */
const SOURCES =
  '{packages/emulator/src/storage/**/*,functions/src/images/**/*,packages/demo-cars/src/*,tools/demo/**/*,src/domain/image/**/*,packages/emulator/src/shared/database,tools/shared/data-dir,tests/support/app/small-stock}.ts';

/**
 * Creates a data folder with the small or the whole demo stock, published. Copies a template that is
 * made once a day.
 */
export async function seededData(stock: 'small' | 'whole' = 'small'): Promise<string> {
  const template = join(tmpdir(), `dealer-stock-${stock}-${await fingerprint()}`);
  const complete = join(template, 'template-complete');
  await makeOnce(
    `${template}.lock`,
    () => existsSync(complete),
    async () => {
      await rm(template, { recursive: true, force: true });
      await seed(template, stock);
      await writeFile(complete, '');
    },
  );
  const dataDir = await newDataFolder();
  await cp(template, dataDir, { recursive: true });
  return dataDir;
}

async function seed(dataDir: string, stock: 'small' | 'whole'): Promise<void> {
  await mkdir(dataDir);
  const app = await startTestApp({ dataDir, stock });
  try {
    await app.published();
  } finally {
    await app.stop({ keepData: true });
  }
}

/**
 * A hash of the sources, of the code of the site, of the day, as the dates of the stock depend on the day of
 * seeding, and of the folder of the project, as islands are named by a hash of the path of their component.
 */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256').update(new Date().toDateString()).update(ROOT);
  hash.update(basename(sharedRenderer()));
  const files = await Array.fromAsync(glob(SOURCES, { cwd: ROOT }));
  for (const file of files.filter((name) => !name.includes('.test.')).sort()) {
    hash.update(file).update(await readFile(join(ROOT, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
