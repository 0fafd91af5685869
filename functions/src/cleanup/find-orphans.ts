import { cascadesOf, OWNER_COLLECTIONS, UPLOAD_KINDS } from '#domain/image/upload-kinds.ts';
import type { UploadDeps } from '../shared/request/read-upload.ts';

/** Distinguishes the path of a document from the name of a file. */
export const DOCUMENT_PREFIX = 'document:';

/**
 * Names of files that no document names, and prefixed paths of documents whose owner does not
 * exist; only what was created at `createdBy` or earlier.
 */
export async function findOrphans({ db, bucket }: UploadDeps, createdBy: Date): Promise<string[]> {
  const used = new Set<string>();
  const orphans: string[] = [];
  for (const owners of OWNER_COLLECTIONS) {
    const ids = new Set((await db.collection(owners).select().get()).docs.map(({ id }) => id));
    for (const { collection, ownerField } of cascadesOf(owners)) {
      const documents = await db.collection(collection).select(ownerField, 'storage_path').get();
      for (const document of documents.docs) {
        used.add(String(document.get('storage_path')));
        const isOld = document.createTime.toMillis() <= createdBy.getTime();
        if (isOld && !ids.has(String(document.get(ownerField)))) {
          orphans.push(`${DOCUMENT_PREFIX}${document.ref.path}`);
        }
      }
    }
  }
  for (const { folder } of UPLOAD_KINDS) {
    for (const prefix of [`${folder}/`, `variants/${folder}/`]) {
      const [files] = await bucket.getFiles({ prefix });
      for (const { name, metadata } of files) {
        const isOld = Date.parse(String(metadata.timeCreated)) <= createdBy.getTime();
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
