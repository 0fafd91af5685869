import type { Firestore } from 'firebase-admin/firestore';
import { BATTERY_DOCUMENTS, UPLOAD_KINDS } from '#domain/image/upload-kinds.ts';
import { cascadeDelete } from '../cleanup/cascade-delete.ts';
import { deleteUnusedFile } from '../cleanup/delete-unused-file.ts';
import { recordChange } from '../history/record-change.ts';
import { followCover } from '../images/follow-cover.ts';
import { fillImageDocument } from '../images/process-image.ts';
import { followPrice } from '../price-log/follow-price.ts';
import { type DocumentChange, documentChanged } from '../publishing/request/document-changed.ts';
import type { BuildRequestDeps } from '../publishing/request/request-build.ts';
import { giveWay } from '../reservations/follow-reservation.ts';
import type { UploadDeps } from '../shared/request/read-upload.ts';
import { judgeBatteryDocument } from './judge-battery-document.ts';

export interface DocumentWrittenDeps {
  publishing: BuildRequestDeps;
  /** Opened where the change concerns files. */
  uploads: () => Promise<UploadDeps>;
  /** The database with the reservations. */
  inquiriesDb: Firestore;
}

/**
 * Does everything that a change of a document causes: requests a build of the site, fills in what the
 * file of a new document says, writes the log and the price log, sets the cover of the vehicle, ends a
 * reservation that staff overruled, and cleans up after a deleted document. A failure of one does not stop the others. Throws the failures,
 * so that the event comes again, which repeats nothing that was done.
 */
export async function documentWritten(
  change: DocumentChange,
  { publishing, uploads, inquiriesDb }: DocumentWrittenDeps,
): Promise<void> {
  const results = await Promise.allSettled([
    documentChanged(change, publishing),
    followFiles(change, uploads),
    recordChange(change, publishing),
    followPrice(change, publishing),
    followCover(change, publishing),
    giveWay(change, { ...publishing, inquiriesDb }),
  ]);
  const failures = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason] : [],
  );
  if (failures.length > 1) throw new AggregateError(failures);
  if (failures.length > 0) throw failures[0];
}

async function followFiles(
  { collection, id, before, after }: DocumentChange,
  uploads: DocumentWrittenDeps['uploads'],
): Promise<void> {
  const kind = UPLOAD_KINDS.find((candidate) => candidate.collection === collection);
  if (before === undefined && after !== undefined && kind) {
    // Fills in a document created after its file was stored; otherwise the event of the file does it.
    const fill = kind === BATTERY_DOCUMENTS ? judgeBatteryDocument : fillImageDocument;
    await fill(storagePath(after), await uploads());
  }
  if (after !== undefined) return;
  if (kind) await deleteUnusedFile(kind, storagePath(before), await uploads());
  else if (collection === 'vehicles' || collection === 'accessories') {
    await cascadeDelete(collection, id, await uploads());
  }
}

function storagePath(document: unknown): unknown {
  return (document as { storage_path?: unknown } | undefined)?.storage_path;
}
