import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { UploadKind } from '#domain/image/upload-kinds.ts';
import { isNotFound } from './error-codes.ts';

/**
 * Writes what a function found out about a file to every document of that file. Documents that have
 * it already are left alone, so that judging a file again changes nothing.
 */
export async function updateUploadDocuments(
  db: Firestore,
  { collection }: UploadKind,
  original: string,
  findings: Readonly<Record<string, unknown>>,
): Promise<void> {
  const found = await db.collection(collection).where('storage_path', '==', original).get();
  for (const document of found.docs) {
    if (hasFindings(document.data(), findings)) continue;
    try {
      await document.ref.update({ ...findings, updated_at: FieldValue.serverTimestamp() });
    } catch (error) {
      // The document was deleted after the query.
      if (!isNotFound(error)) throw error;
    }
  }
}

function hasFindings(
  data: Record<string, unknown>,
  findings: Readonly<Record<string, unknown>>,
): boolean {
  return Object.entries(findings).every(
    ([field, value]) => JSON.stringify(data[field] ?? null) === JSON.stringify(value),
  );
}
