import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { BATTERY_DOCUMENT_FOLDER } from '#domain/battery-test.ts';
import { IMAGE_FOLDERS } from '#domain/image/image.ts';
import { log } from '../shared/log.ts';
import { BELONGINGS, type CleanupDeps } from './owner-deleted.ts';

const GRACE_MS = 24 * 3_600_000;
/** So many are remembered from one night to the next; the rest waits its turn. */
const MOST_REMEMBERED = 2000;
const MEMORY_PATH = 'system/orphans';

const MemorySchema = v.object({
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
 * Looks for files that no document names and documents whose owner is gone. A night that finds an
 * orphan only writes it down and logs the counts; what is still an orphan at least 24 hours later
 * is deleted. Uploads and saves in progress are never older than that.
 */
export async function sweepOrphans(
  deps: CleanupDeps & { now: () => Date },
): Promise<{ found: OrphanCounts; deleted: OrphanCounts }> {
  const { db, bucket } = deps;
  const now = deps.now();
  const memory = db.doc(MEMORY_PATH);
  const before = v.parse(MemorySchema, (await memory.get()).data() ?? {});
  const orphans = await findOrphans(deps, now);

  const ripe = before.at !== null && now.getTime() - before.at.toMillis() >= GRACE_MS;
  const known = new Set(ripe ? before.found : []);
  const condemned = orphans.filter((orphan) => known.has(orphan));
  for (const orphan of condemned) {
    if (isDocument(orphan)) await db.doc(orphan.slice(DOCUMENT.length)).delete();
    else await bucket.file(orphan).delete({ ignoreNotFound: true });
  }

  const left = orphans.filter((orphan) => !known.has(orphan));
  // A sweep that comes too early must not make the waiting start again.
  if (ripe || before.at === null) {
    await memory.set({ found: left.slice(0, MOST_REMEMBERED), at: Timestamp.fromDate(now) });
  }
  const counts = { found: count(left), deleted: count(condemned) };
  log.orphansFound(counts.found);
  log.orphansDeleted(counts.deleted);
  return counts;
}

const DOCUMENT = 'document:';

function isDocument(orphan: string): boolean {
  return orphan.startsWith(DOCUMENT);
}

function count(orphans: string[]): OrphanCounts {
  const documents = orphans.filter(isDocument).length;
  return { documents, files: orphans.length - documents };
}

async function findOrphans({ db, bucket }: CleanupDeps, now: Date): Promise<string[]> {
  const used = new Set<string>();
  const orphans: string[] = [];
  for (const [owners, { collections, field }] of Object.entries(BELONGINGS)) {
    const ids = new Set((await db.collection(owners).select().get()).docs.map(({ id }) => id));
    for (const collection of collections) {
      const documents = await db.collection(collection).select(field, 'storage_path').get();
      for (const document of documents.docs) {
        used.add(String(document.get('storage_path')));
        const isOld = now.getTime() - document.createTime.toMillis() >= GRACE_MS;
        if (isOld && !ids.has(String(document.get(field)))) {
          orphans.push(`${DOCUMENT}${document.ref.path}`);
        }
      }
    }
  }
  for (const folder of [...IMAGE_FOLDERS, BATTERY_DOCUMENT_FOLDER]) {
    for (const prefix of [`${folder}/`, `variants/${folder}/`]) {
      const [files] = await bucket.getFiles({ prefix });
      for (const { name, metadata } of files) {
        const isOld = now.getTime() - Date.parse(String(metadata.timeCreated)) >= GRACE_MS;
        if (isOld && !isUsed(name, used)) orphans.push(name);
      }
    }
  }
  return orphans;
}

function isUsed(name: string, used: Set<string>): boolean {
  if (!name.startsWith('variants/')) return used.has(name);
  const base = name.slice('variants/'.length).replace(/\/[^/]+$/u, '');
  return ['jpg', 'jpeg', 'png', 'webp'].some((extension) => used.has(`${base}.${extension}`));
}
