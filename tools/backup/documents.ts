import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { fromJson, toJson } from './values.ts';

const PAGE = 500;

/** Every document, in the order of paths. All collections of the app stand at the top. */
export async function* allDocuments(firestore: Firestore): AsyncGenerator<QueryDocumentSnapshot> {
  const collections = await firestore.listCollections();
  for (const collection of collections.sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const ordered = collection.orderBy(FieldPath.documentId()).limit(PAGE);
    let page = (await ordered.get()).docs;
    while (page.length > 0) {
      yield* page;
      const last = page.at(-1);
      page = page.length < PAGE ? [] : (await ordered.startAfter(last).get()).docs;
    }
  }
}

/** Writes every document as one line of JSON; resolves to their number. */
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

/** JSON without the two signs that JSON leaves as they are and that end a line for a reader. */
function oneLine(value: unknown): string {
  return JSON.stringify(value).replace(/[\u2028\u2029]/gu, (sign) =>
    sign === '\u2028' ? '\\u2028' : '\\u2029',
  );
}

/** Writes every document of an export back to its path; resolves to their number. */
export async function importDocuments(firestore: Firestore, file: string): Promise<number> {
  let batch = firestore.batch();
  let waiting = 0;
  let count = 0;
  for await (const line of createInterface({
    input: createReadStream(file),
    crlfDelay: Infinity,
  })) {
    if (line === '') continue;
    const { path, data } = JSON.parse(line) as { path: string; data: unknown };
    batch.set(firestore.doc(path), fromJson(data, firestore) as Record<string, unknown>);
    count += 1;
    waiting += 1;
    if (waiting === PAGE) {
      await batch.commit();
      batch = firestore.batch();
      waiting = 0;
    }
  }
  if (waiting > 0) await batch.commit();
  return count;
}

/** Deletes every document. */
export async function deleteDocuments(firestore: Firestore): Promise<void> {
  for (const collection of await firestore.listCollections()) {
    await firestore.recursiveDelete(collection);
  }
}
