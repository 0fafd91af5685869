import { mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';

const PARENT = join(import.meta.dirname, '../../../.data-tests');

/**
 * Creates an empty data folder inside the project. Outside of it Astro writes the code of every build
 * into one shared folder, and two apps that build at the same time would delete each other's.
 */
export async function newDataFolder(): Promise<string> {
  await mkdir(PARENT, { recursive: true });
  return mkdtemp(join(PARENT, 'app-'));
}
