import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * The manifest that every release contains as a public file. The next release is compared with it;
 * in production it can only be read from the live site.
 */
export const ReleaseManifestSchema = v.object({
  id: v.string(),
  built_at: v.string(),
  /** See `Content`. A release from before this field has an unknown number of them. */
  items: v.optional(count, 0),
  /** Each hashed file with its age: how many releases ago a page last used it. */
  assets: v.record(v.string(), count),
});
export type ReleaseManifest = v.InferOutput<typeof ReleaseManifestSchema>;

/** Name of the manifest in the folder of the site. */
export const RELEASE_MANIFEST = 'release.json';

/** Reads the manifest of a built site; null where it is missing or invalid. */
export async function readReleaseManifest(site: string): Promise<ReleaseManifest | null> {
  try {
    const text = await readFile(join(site, RELEASE_MANIFEST), 'utf8');
    const result = v.safeParse(ReleaseManifestSchema, JSON.parse(text));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}
