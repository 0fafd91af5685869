import type { Firestore, Query } from 'firebase-admin/firestore';

const BATCH = 200;

/** Deletes everything a query finds, in batches; resolves with how much that was. */
export async function deleteAll(db: Firestore, query: Query): Promise<number> {
  for (let deleted = 0; ; ) {
    const page = await query.limit(BATCH).get();
    if (page.empty) return deleted;
    const batch = db.batch();
    for (const document of page.docs) batch.delete(document.ref);
    await batch.commit();
    deleted += page.size;
  }
}
