import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { log } from '../shared/log.ts';
import type { UploadDeps } from '../shared/request/read-upload.ts';
import { DOCUMENT_PREFIX, findOrphans } from './find-orphans.ts';

const GRACE_MS = 24 * 3_600_000;
/** Orphans remembered from one night to the next; more are found again in later nights. */
const MAX_CANDIDATES = 2000;
const CANDIDATES_PATH = 'system/orphans';

const CandidatesSchema = v.object({
  found: v.optional(v.array(v.string()), []),
  at: v.optional(
    v.custom<Timestamp | null>((value) => value === null || value instanceof Timestamp),
    null,
  ),
});

export interface OrphanCounts {
  files: number;
  documents: number;
}

/**
 * Looks for files that no document names and documents whose owner does not exist. The first night
 * that finds an orphan only records it and logs the counts; an orphan that is found again at least
 * 24 hours later is deleted. No upload or save takes that long.
 */
export async function sweepOrphans(
  deps: UploadDeps & { now: () => Date },
): Promise<{ found: OrphanCounts; deleted: OrphanCounts }> {
  const { db, bucket } = deps;
  const now = deps.now();
  const candidates = db.doc(CANDIDATES_PATH);
  const before = v.parse(CandidatesSchema, (await candidates.get()).data() ?? {});
  const orphans = await findOrphans(deps, new Date(now.getTime() - GRACE_MS));

  const graceOver = before.at !== null && now.getTime() - before.at.toMillis() >= GRACE_MS;
  const known = new Set(graceOver ? before.found : []);
  const deleted = orphans.filter((orphan) => known.has(orphan));
  for (const orphan of deleted) {
    if (isDocument(orphan)) await db.doc(orphan.slice(DOCUMENT_PREFIX.length)).delete();
    else await bucket.file(orphan).delete({ ignoreNotFound: true });
  }

  const remaining = orphans.filter((orphan) => !known.has(orphan));
  // A second sweep in the same night must not start the 24 hours again.
  if (graceOver || before.at === null) {
    const found = remaining.slice(0, MAX_CANDIDATES);
    await candidates.set({ found, at: Timestamp.fromDate(now) });
  }
  const counts = { found: count(remaining), deleted: count(deleted) };
  log.orphansFound(counts.found);
  log.orphansDeleted(counts.deleted);
  return counts;
}

function isDocument(orphan: string): boolean {
  return orphan.startsWith(DOCUMENT_PREFIX);
}

function count(orphans: string[]): OrphanCounts {
  const documents = orphans.filter(isDocument).length;
  return { documents, files: orphans.length - documents };
}
