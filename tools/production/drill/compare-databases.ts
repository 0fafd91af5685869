import { isDeepStrictEqual } from 'node:util';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { toJson } from '#tools/backup/values.ts';

const SAMPLES = 50;

export interface ComparedCollection {
  collection: string;
  restored: number;
  live: number;
  /** Paths of live documents, not changed since the backup, that are not restored. */
  lost: string[];
  /** Paths of such documents that are restored otherwise, among the samples. */
  different: string[];
  samples: number;
}

/**
 * Compares each collection of a restored database with the live one: every document that nobody has changed
 * since the backup must be there, and samples of them must be equal.
 */
export async function compareDatabases(
  restored: Firestore,
  live: Firestore,
  snapshot: Date,
): Promise<ComparedCollection[]> {
  const collections = await live.listCollections();
  const compared: ComparedCollection[] = [];
  for (const { id } of collections.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    compared.push(await compareCollection(id, restored, live, snapshot));
  }
  return compared;
}

async function compareCollection(
  collection: string,
  restored: Firestore,
  live: Firestore,
  snapshot: Date,
): Promise<ComparedCollection> {
  // Without fields: names and times are enough, and the documents may be many.
  const [there, own] = await Promise.all(
    [restored, live].map(async (one) => (await one.collection(collection).select().get()).docs),
  );
  const found = new Set((there ?? []).map(({ id }) => id));
  const settled = (own ?? []).filter(({ updateTime }) => updateTime.toDate() <= snapshot);
  const lost = settled.filter(({ id }) => !found.has(id)).map(({ ref }) => ref.path);
  const samples = someOf(settled.filter(({ id }) => found.has(id)));
  const different: string[] = [];
  for (const { ref } of samples) {
    const [copy, original] = await Promise.all([restored.doc(ref.path).get(), ref.get()]);
    const isChanged = (original.updateTime?.toDate() ?? new Date()) > snapshot;
    if (!isChanged && !isDeepStrictEqual(toJson(copy.data()), toJson(original.data()))) {
      different.push(ref.path);
    }
  }
  const counts = { restored: found.size, live: own?.length ?? 0 };
  return { collection, ...counts, lost, different, samples: samples.length };
}

/** Evenly spread over all of them. */
function someOf(documents: readonly QueryDocumentSnapshot[]): QueryDocumentSnapshot[] {
  const step = Math.max(1, documents.length / SAMPLES);
  return Array.from({ length: Math.min(SAMPLES, documents.length) }, (_, index) => {
    return documents[Math.floor(index * step)] as QueryDocumentSnapshot;
  });
}
