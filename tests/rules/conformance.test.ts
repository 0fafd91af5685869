import { readFileSync } from 'node:fs';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { describeEachTarget, type Target } from 'app-emulator/testing/firestore-targets.ts';
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  setDoc,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { CALLERS, type Caller, type FirestoreCase } from './cases/case.ts';
import { FIRESTORE_CASES } from './cases/index.ts';
import { forClient, forServer } from './documents.ts';

const RULES = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');

/** The cases, each with a document of its own where its path allows it, so that none waits. */
const CASES = FIRESTORE_CASES.map((one, index) => {
  const path = one.path.replace(/^(\w+\/[a-z])1(?=\/|$)/, `$1${index}`);
  return { ...one, path, isOwn: path !== one.path };
});

/** Every case of the table against the shipped `firestore.rules`. */
describeEachTarget('the rules', (target) => {
  describe('firestore.rules', () => checkShippedRules(target));
});

function checkShippedRules(target: () => Target): void {
  let environment: RulesTestEnvironment;
  const clients = new Map<Caller, Firestore>();
  /** The last case of each document that several share: they wait for each other. */
  const turns = new Map<string, Promise<void>>();

  beforeAll(async () => {
    const { port, projectId } = target();
    const firestore = { host: '127.0.0.1', port, rules: RULES };
    environment = await initializeTestEnvironment({ projectId, firestore });
    for (const [caller, claims] of Object.entries(CALLERS)) {
      clients.set(caller as Caller, target().lite(claims && { sub: caller, ...claims }));
    }
  });

  afterAll(() => environment.cleanup());

  test.concurrent.each(CASES)('$says', (one) => {
    const check = async () => {
      await prepare(target(), one);
      const answer = send(clients.get(one.as) as Firestore, one);
      await (one.allowed ? assertSucceeds(answer) : assertFails(answer));
    };
    if (one.isOwn || one.method === 'list') return check();
    const turn = (turns.get(one.path) ?? Promise.resolve()).then(check, check);
    turns.set(one.path, turn);
    return turn;
  });
}

/** Writes the document that the case starts from, or deletes it if there is none. */
async function prepare(
  { admin }: Target,
  { method, path, before, isOwn }: (typeof CASES)[number],
): Promise<void> {
  if (before) await admin.doc(path).set(forServer(before));
  else if (method !== 'list' && !isOwn) await admin.doc(path).delete();
}

function send(client: Firestore, { method, path, after = {} }: FirestoreCase): Promise<unknown> {
  switch (method) {
    case 'get':
      return getDoc(doc(client, path));
    case 'list':
      return getDocs(collection(client, path));
    case 'delete':
      return deleteDoc(doc(client, path));
    default:
      return setDoc(doc(client, path), forClient(after));
  }
}
