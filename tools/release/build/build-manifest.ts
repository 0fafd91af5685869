import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { type BuildManifest, BuildManifestSchema } from '#domain/publishing.ts';

/** Reads the manifest of a build; null where it is missing or invalid. */
export async function readBuildManifest(file: string): Promise<BuildManifest | null> {
  try {
    const result = v.safeParse(BuildManifestSchema, JSON.parse(await readFile(file, 'utf8')));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}
