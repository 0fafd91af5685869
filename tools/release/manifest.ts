import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * `release.json`, part of every release and public like it: what the next release is measured
 * against, in production too, where the live site is the only thing to ask.
 */
export const ManifestSchema = v.object({
  id: v.string(),
  built_at: v.string(),
  /** Public vehicles in it; the next release may not have fewer than half without a word. */
  vehicles: count,
  /** Each hashed file, and for how many releases no page has asked for it any more. */
  assets: v.record(v.string(), count),
});
export type Manifest = v.InferOutput<typeof ManifestSchema>;

export const MANIFEST = 'release.json';

/** The manifest of a built site; null where there is none that can be read. */
export async function readManifest(site: string): Promise<Manifest | null> {
  try {
    const text = await readFile(join(site, MANIFEST), 'utf8');
    const result = v.safeParse(ManifestSchema, JSON.parse(text));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}
