import type { Firestore, Query } from 'firebase-admin/firestore';

const BATCH_SIZE = 200;

/** Deletes every document that matches the query, in batches; returns how many. */
export async function deleteMatching(db: Firestore, query: Query): Promise<number> {
  for (let deleted = 0; ; ) {
    const page = await query.limit(BATCH_SIZE).get();
    if (page.empty) return deleted;
    const batch = db.batch();
    for (const document of page.docs) batch.delete(document.ref);
    await batch.commit();
    deleted += page.size;
  }
}
