import { batteryDocumentErrorCopy } from '#copy/staff/image-errors.ts';
import { documentObject, documentUrl, pdfProblem } from '#domain/battery-test.ts';
import { BATTERY_DOCUMENTS } from '#domain/image/upload-kinds.ts';
import { log } from '../shared/log.ts';
import { readUpload, type UploadDeps } from '../shared/request/read-upload.ts';
import { updateUploadDocuments } from '../shared/update-upload-documents.ts';

/**
 * Reads the file of a battery test and writes to its documents whether visitors can open it. Runs
 * when the file is stored and when its document is created, since either may come first. Ignores
 * every object that is no battery document, and a file that is not stored yet.
 */
export async function judgeBatteryDocument(name: unknown, deps: UploadDeps): Promise<void> {
  if (typeof name !== 'string' || documentObject(documentUrl(name)) === null) return;
  const bytes = await readUpload(deps.bucket, name);
  if (bytes === 'missing') return;
  const error = problemOf(bytes);
  if (error !== null) log.batteryDocumentRefused(name, error);
  await updateUploadDocuments(deps.db, BATTERY_DOCUMENTS, name, {
    document_state: error === null ? 'ready' : 'failed',
    document_error: error,
  });
}

/** Judges every stored battery document again; returns how many there are. */
export async function judgeAllBatteryDocuments(deps: UploadDeps): Promise<number> {
  const [files] = await deps.bucket.getFiles({ prefix: `${BATTERY_DOCUMENTS.folder}/` });
  for (const { name } of files) await judgeBatteryDocument(name, deps);
  return files.length;
}

function problemOf(bytes: Buffer | 'too_large'): string | null {
  if (bytes === 'too_large') return batteryDocumentErrorCopy.too_large;
  const problem = pdfProblem(bytes, bytes);
  return problem && batteryDocumentErrorCopy[problem];
}
