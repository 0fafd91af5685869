import { Timestamp } from 'firebase-admin/firestore';
import { BATTERY_DOCUMENTS, UPLOAD_KINDS, type UploadKind } from '#domain/image/upload-kinds.ts';
import { judgeBatteryDocument } from '../documents/judge-battery-document.ts';
import { processImage } from '../images/process-image.ts';
import type { UploadDeps } from '../shared/request/read-upload.ts';

const STALE_AFTER_MS = 3_600_000;

/**
 * Processes uploads again that have been pending for an hour: their event was lost, or its retries
 * ran out. Returns how many.
 */
export async function repairUploads(deps: UploadDeps & { now: () => Date }): Promise<number> {
  const before = Timestamp.fromMillis(deps.now().getTime() - STALE_AFTER_MS);
  let repaired = 0;
  for (const kind of UPLOAD_KINDS) {
    const names = await stalePaths(kind, before, deps);
    const repair = kind === BATTERY_DOCUMENTS ? judgeBatteryDocument : processImage;
    for (const name of names) await repair(name, deps);
    repaired += names.size;
  }
  return repaired;
}

async function stalePaths(
  { collection, stateField }: UploadKind,
  before: Timestamp,
  { db }: UploadDeps,
): Promise<Set<string>> {
  const pending = await db.collection(collection).where(stateField, '==', 'pending').get();
  const paths = pending.docs
    .filter(({ createTime }) => createTime <= before)
    .map((document): unknown => document.get('storage_path'));
  return new Set(paths.filter((path) => typeof path === 'string'));
}
