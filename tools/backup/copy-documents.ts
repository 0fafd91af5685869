import { isDeepStrictEqual } from 'node:util';
import {
  type DocumentData,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
} from 'firebase-admin/firestore';
import pMap from 'p-map';
import { LOG_COLLECTION } from '#domain/history/history.ts';
import { UsageError } from '../shared/failure.ts';
import { documentsIn } from './documents.ts';
import { fromJson, toJson } from './values.ts';

/** A document that the target does not have as the source has it. */
export interface PlannedCopy {
  path: string;
  kind: 'create' | 'change';
  data: DocumentData;
  /** The document of the target that the plan was made for. */
  before: DocumentSnapshot;
}

export interface CopyPlan {
  copies: PlannedCopy[];
  /** Documents that the target has already. */
  same: number;
}

/** Documents of one transaction. */
const CHUNK = 100;
const PLANNED_AT_ONCE = 16;
/** Fields that say which save a document is from: a copy is a save of its own. */
const FIELDS_OF_A_SAVE = ['version', 'updated_at', 'updated_by'];

/**
 * Compares documents of one database with those of another. `names` are collections (`vehicles`) and
 * documents (`vehicles/golf`). What only the target has is no part of the plan. Throws a `UsageError`
 * for a name that the source does not have.
 */
export async function planCopies(
  source: Firestore,
  target: Firestore,
  names: readonly string[],
): Promise<CopyPlan> {
  const documents = new Map<string, DocumentSnapshot>();
  for (const name of names) {
    let found = 0;
    for await (const document of documentsNamed(source, name)) {
      found += 1;
      documents.set(document.ref.path, document);
    }
    if (found === 0) throw new UsageError(`${source.databaseId} has no ${name}.`);
  }
  const copies: PlannedCopy[] = [];
  const plan = async (document: DocumentSnapshot) => {
    const copy = await planCopy(document, target);
    if (copy !== null) copies.push(copy);
  };
  await pMap(documents.values(), plan, { concurrency: PLANNED_AT_ONCE });
  copies.sort((a, b) => (a.path < b.path ? -1 : 1));
  return { copies, same: documents.size - copies.length };
}

async function* documentsNamed(source: Firestore, name: string): AsyncGenerator<DocumentSnapshot> {
  const depth = name.split('/').length;
  if (depth === 1 && name !== '') yield* documentsIn(source.collection(name));
  else if (depth === 2 && !/^\/|\/$/u.test(name)) {
    const document = await source.doc(name).get();
    if (document.exists) yield document;
  } else throw new UsageError(`"${name}" is neither a collection nor a document of one.`);
}

async function planCopy(
  document: DocumentSnapshot,
  target: Firestore,
): Promise<PlannedCopy | null> {
  const { path } = document.ref;
  const before = await target.doc(path).get();
  // References lead into the database that has them.
  const copied = fromJson(toJson(document.data()), target) as DocumentData;
  const data = withLoggedPrices(copied, before.data());
  if (before.exists && isSameContent(data, before.data() ?? {})) return null;
  const kind = before.exists ? 'change' : 'create';
  return { path, kind, data: await asNextSave(data, before, target), before };
}

/** Entries of a price log are proof: the copy has those of both, and none of the target is lost. */
function withLoggedPrices(data: DocumentData, before: DocumentData | undefined): DocumentData {
  const logged = before?.['price_log'];
  return logged === undefined ? data : { ...data, price_log: { ...data['price_log'], ...logged } };
}

function isSameContent(data: DocumentData, before: DocumentData): boolean {
  return isDeepStrictEqual(toJson(contentOf(data)), toJson(contentOf(before)));
}

function contentOf(data: DocumentData): DocumentData {
  return Object.fromEntries(
    Object.entries(data).filter(([name]) => !FIELDS_OF_A_SAVE.includes(name)),
  );
}

/**
 * What staff edit gets a version after each one that its id ever had: a form that is open on the
 * document before sees a conflict, no later save takes the key of an entry of the price log, and none
 * overwrites a line of the log. No account saved it, so it names none.
 */
async function asNextSave(
  data: DocumentData,
  before: DocumentSnapshot,
  target: Firestore,
): Promise<DocumentData> {
  if (typeof data['version'] !== 'number') return data;
  const versions = [data['version'], Number(before.get('version') ?? 0)];
  const lines = target.collection(LOG_COLLECTION).where('record', '==', before.ref.path);
  for (const { id } of (await lines.select().get()).docs) {
    versions.push(Number(/_(\d+)$/u.exec(id)?.[1] ?? 0));
  }
  return {
    ...data,
    version: Math.max(...versions) + 1,
    updated_at: FieldValue.serverTimestamp(),
    updated_by: null,
  };
}

/**
 * Writes what was planned. Throws a `UsageError` where a document has changed since, before it is
 * written: what is written until then stays, and a new plan has the others.
 */
export async function applyCopies(
  target: Firestore,
  copies: readonly PlannedCopy[],
): Promise<void> {
  for (let start = 0; start < copies.length; start += CHUNK) {
    const chunk = copies.slice(start, start + CHUNK);
    await target.runTransaction(async (transaction) => {
      const found = await transaction.getAll(...chunk.map(({ path }) => target.doc(path)));
      for (const [index, { path, before, data }] of chunk.entries()) {
        const current = found[index];
        if (current?.updateTime?.valueOf() !== before.updateTime?.valueOf()) {
          throw new UsageError(`${path} has changed meanwhile. Look at it and run this again.`);
        }
        transaction.set(target.doc(path), data);
      }
    });
  }
}
