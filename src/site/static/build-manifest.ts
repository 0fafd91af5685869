import { writeFile } from 'node:fs/promises';
import type { LoadedCatalogue } from '#catalogue/types.ts';
import type { BuildManifest } from '#domain/publishing.ts';

/**
 * Writes what goes into this build to the JSON file that `BUILD_MANIFEST` names, for the publisher;
 * `pages` are the paths of the site.
 */
export async function writeBuildManifest(
  { vehicles, rejected, reads }: LoadedCatalogue,
  pages: string[],
): Promise<void> {
  const file = process.env['BUILD_MANIFEST'];
  if (!file) return;
  const manifest: BuildManifest = { vehicles: vehicles.length, rejected, pages };
  await writeFile(file, JSON.stringify({ ...manifest, reads }));
}
