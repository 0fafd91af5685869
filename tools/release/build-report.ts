import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { RejectedDocumentSchema } from '#domain/publishing.ts';

/** What the catalogue says a build was made from. */
const BuildReportSchema = v.object({
  vehicles: v.pipe(v.number(), v.integer(), v.minValue(0)),
  rejected: v.array(RejectedDocumentSchema),
  /** Addresses that must exist in the release. */
  pages: v.array(v.string()),
});
export type BuildReport = v.InferOutput<typeof BuildReportSchema>;

/** Reads a build's report; null when the build wrote none, which no finished build does. */
export async function readBuildReport(file: string): Promise<BuildReport | null> {
  try {
    const result = v.safeParse(BuildReportSchema, JSON.parse(await readFile(file, 'utf8')));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}
