import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { UPLOAD_KINDS } from '#domain/image/upload-kinds.ts';
import { remembered } from '#functions/src/shared/remembered.ts';
import type { Services } from '#functions/src/shared/services.ts';

/** As long as a published vehicle is remembered: shorter than any release takes. */
const REMEMBERED_MS = 2_000;

/**
 * Returns a function that says whether a stored file, or the file that a variant is made from,
 * belongs to something in the trash: an image, a document, or an accessory with all of its images.
 * What is in the trash is little, so it is read at once, at most every two seconds.
 */
export function createTrashedFiles(
  deps: Pick<Services, 'db' | 'now'>,
): (object: string) => Promise<boolean> {
  const inTrash = remembered(REMEMBERED_MS, deps.now, () => readTrash(deps.db));
  return async (object) => {
    const trashed = await inTrash();
    const [folder = '', owner = '', file = ''] = object.replace(/^variants\//u, '').split('/');
    return [`${folder}/${owner}/${stem(file)}`, `${folder}/${owner}`].some((key) =>
      trashed.has(key),
    );
  };
}

async function readTrash(db: Firestore): Promise<Set<string>> {
  const inTrash = (name: string) =>
    db.collection(name).where('trashed_at', '>', Timestamp.fromMillis(0));
  const files = UPLOAD_KINDS.map(async ({ collection }) =>
    (await inTrash(collection).select('storage_path').get()).docs.map((document) =>
      stem(String(document.get('storage_path'))),
    ),
  );
  const accessories = inTrash('accessories').select().get();
  const folders = (await accessories).docs.map(({ id }) => `accessory-images/${id}`);
  return new Set([...(await Promise.all(files)).flat(), ...folders]);
}

/** A path without its ending. */
function stem(path: string): string {
  return path.replace(/\.[a-z]+$/u, '');
}
