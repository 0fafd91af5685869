import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import {
  type CollectionReference,
  FieldPath,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { fromJson, toJson } from './values.ts';

const PAGE_SIZE = 500;

/** Yields every document in the order of paths. The app has no nested collections. */
export async function* allDocuments(firestore: Firestore): AsyncGenerator<QueryDocumentSnapshot> {
  const collections = await firestore.listCollections();
  for (const collection of collections.sort((a, b) => (a.id < b.id ? -1 : 1))) {
    yield* documentsIn(collection);
  }
}

/** Yields every document of a collection in the order of ids. */
export async function* documentsIn(
  collection: CollectionReference,
): AsyncGenerator<QueryDocumentSnapshot> {
  const ordered = collection.orderBy(FieldPath.documentId()).limit(PAGE_SIZE);
  let page = (await ordered.get()).docs;
  while (page.length > 0) {
    yield* page;
    const last = page.at(-1);
    page = page.length < PAGE_SIZE ? [] : (await ordered.startAfter(last).get()).docs;
  }
}

/** Writes every document to `file` as one line of JSON; resolves to their number. */
export async function exportDocuments(firestore: Firestore, file: string): Promise<number> {
  let count = 0;
  async function* lines() {
    for await (const snapshot of allDocuments(firestore)) {
      count += 1;
      yield `${oneLine({ path: snapshot.ref.path, data: toJson(snapshot.data()) })}\n`;
    }
  }
  await pipeline(lines, createWriteStream(file, { mode: 0o600, flush: true }));
  return count;
}

/** JSON in one line: escapes the two characters that readline takes for line breaks. */
function oneLine(value: unknown): string {
  return JSON.stringify(value).replace(/[\u2028\u2029]/gu, (character) =>
    character === '\u2028' ? '\\u2028' : '\\u2029',
  );
}

/** Yields every document of an export; throws where its file cannot be read to the end. */
export async function* exportedDocuments(
  file: string,
): AsyncGenerator<{ path: string; data: unknown }> {
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Infinity });
  for await (const line of lines) if (line !== '') yield JSON.parse(line);
}

/** Writes every document of an export to its path; resolves to their number. */
export async function importDocuments(firestore: Firestore, file: string): Promise<number> {
  let batch = firestore.batch();
  let batched = 0;
  let count = 0;
  for await (const { path, data } of exportedDocuments(file)) {
    batch.set(firestore.doc(path), fromJson(data, firestore) as Record<string, unknown>);
    count += 1;
    batched += 1;
    if (batched === PAGE_SIZE) {
      await batch.commit();
      batch = firestore.batch();
      batched = 0;
    }
  }
  if (batched > 0) await batch.commit();
  return count;
}

export async function deleteDocuments(firestore: Firestore): Promise<void> {
  for (const collection of await firestore.listCollections()) {
    await firestore.recursiveDelete(collection);
  }
}
