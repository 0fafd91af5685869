import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { RejectedDocumentSchema } from '#domain/publishing.ts';

/** What a build was made from; the catalogue writes it. */
const BuildManifestSchema = v.object({
  vehicles: v.pipe(v.number(), v.integer(), v.minValue(0)),
  rejected: v.array(RejectedDocumentSchema),
  /** Addresses of the pages that the built site must contain. */
  pages: v.array(v.string()),
});
export type BuildManifest = v.InferOutput<typeof BuildManifestSchema>;

/** Reads the manifest of a build; null where it is missing or invalid. */
export async function readBuildManifest(file: string): Promise<BuildManifest | null> {
  try {
    const result = v.safeParse(BuildManifestSchema, JSON.parse(await readFile(file, 'utf8')));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}
