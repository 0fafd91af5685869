import { open } from 'node:fs/promises';

/** Makes renamed and removed files of a folder durable; Windows neither needs nor allows it. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  await using handle = await open(folder, 'r');
  await handle.sync();
}
