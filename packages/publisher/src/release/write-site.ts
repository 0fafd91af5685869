import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from '../page.ts';
import type { CompiledSite } from '../renderer/compiled-site.ts';

/** Writes a whole site into a folder, which is emptied before; returns how many files it has. */
export async function writeSite(
  site: Pick<CompiledSite, 'assets' | 'render'>,
  pages: Iterable<Page>,
  folder: string,
): Promise<number> {
  await rm(folder, { recursive: true, force: true });
  let files = 0;
  const write = async (path: string, body: Uint8Array | AsyncIterable<Uint8Array>) => {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, body);
    files += 1;
  };
  for (const [path, bytes] of await site.assets()) await write(path, bytes);
  for (const page of pages) {
    const { file, body } = await site.render(page);
    await write(file, body);
  }
  return files;
}
