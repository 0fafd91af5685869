import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import * as full from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  describeEachTarget,
  type Identity,
  type Target,
} from '#tests/support/firestore-targets.ts';
import { outcome } from './conformance/check.ts';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function staff() { return request.auth.token.role == 'admin'; }

    match /vehicles/{id} {
      allow get: if resource.data.public == true || staff();
      allow list: if resource.data.public == true || staff();
      allow create: if staff() && request.resource.data.version == 1
        && request.resource.data.at == request.time;
      allow update: if staff() && request.resource.data.version == resource.data.version + 1;
      allow delete: if staff() && resource.data.version > 1;
    }
    match /pairs/{id} {
      allow create: if getAfter(/databases/$(database)/documents/partners/$(id)).data.of == id;
    }
    match /partners/{id} {
      allow create: if !exists(/databases/$(database)/documents/pairs/$(id));
    }
    match /updatable/{id} { allow update: if true; }
    match /creatable/{id} { allow create: if request.resource.data.n == 1; }
    match /{path=**}/notes/{id} {
      allow list: if request.query.limit <= 10;
    }
  }
}`;

const STAFF: Identity = { sub: 'anna', role: 'admin' };
const DENIED = 'permission-denied';

/** Calls of the browser's REST SDK by different callers, and their outcomes. */
const ATTEMPTS: [
  name: string,
  caller: Identity,
  run: (firestore: lite.Firestore) => Promise<unknown>,
  expected: string,
][] = [
  ['anyone gets a public document', null, (f) => get(f, 'open'), 'done'],
  ['a visitor does not get a hidden document', null, (f) => get(f, 'hidden'), DENIED],
  ['staff get a hidden document', STAFF, (f) => get(f, 'hidden'), 'done'],
  [
    'a caller with another claim does not get a hidden document',
    { sub: 'x', role: 'user' },
    (f) => get(f, 'hidden'),
    DENIED,
  ],
  [
    'a missing document is denied to a visitor and not reported as missing',
    null,
    (f) => get(f, 'nowhere'),
    DENIED,
  ],
  ['staff learn that a document is missing', STAFF, (f) => get(f, 'nowhere'), 'done'],
  ['a list without the condition is denied', null, (f) => lite.getDocs(vehicles(f)), DENIED],
  ['a list with the condition is allowed', null, (f) => lite.getDocs(publicVehicles(f)), 'done'],
  ['a count without the condition is denied', null, (f) => lite.getCount(vehicles(f)), DENIED],
  ['a count with the condition is allowed', null, (f) => lite.getCount(publicVehicles(f)), 'done'],
  ['staff list everything', STAFF, (f) => lite.getDocs(vehicles(f)), 'done'],
  [
    'a collection that no rule names is denied',
    STAFF,
    (f) => lite.getDocs(lite.collection(f, 'x')),
    DENIED,
  ],
  [
    'a collection group query with the required limit is allowed',
    null,
    (f) => lite.getDocs(lite.query(notes(f), lite.limit(10))),
    'done',
  ],
  [
    'a collection group query without the required limit is denied',
    null,
    (f) => lite.getDocs(notes(f)),
    DENIED,
  ],
  ['a create sees serverTimestamp as the request time', STAFF, (f) => set(f, 'new', 1), 'done'],
  [
    'a create with a made-up time is denied',
    STAFF,
    (f) => lite.setDoc(vehicle(f, 'new'), { version: 1, at: lite.Timestamp.now() }),
    DENIED,
  ],
  ['a create with another version is denied', STAFF, (f) => set(f, 'new', 2), DENIED],
  ['a create by a visitor is denied', null, (f) => set(f, 'new', 1), DENIED],
  [
    'an update to the next version is allowed',
    STAFF,
    (f) => lite.updateDoc(vehicle(f, 'open'), { version: 2 }),
    'done',
  ],
  [
    'an update that leaves the version is denied',
    STAFF,
    (f) => lite.updateDoc(vehicle(f, 'open'), { price: 1 }),
    DENIED,
  ],
  [
    'an increment is judged by its result',
    STAFF,
    (f) => lite.updateDoc(vehicle(f, 'open'), { version: lite.increment(1) }),
    'done',
  ],
  [
    'an increment beyond the next version is denied',
    STAFF,
    (f) => lite.updateDoc(vehicle(f, 'open'), { version: lite.increment(2) }),
    DENIED,
  ],
  ['a delete of version 1 is denied', STAFF, (f) => lite.deleteDoc(vehicle(f, 'open')), DENIED],
  [
    'a delete of a later version is allowed',
    STAFF,
    (f) => lite.deleteDoc(vehicle(f, 'later')),
    'done',
  ],
  [
    'an update of a missing document that rules deny is denied',
    null,
    (f) => lite.updateDoc(vehicle(f, 'none'), { version: 1 }),
    DENIED,
  ],
  ['getAfter sees the other write of a batch', null, (f) => pair(f, 'p', 'p'), 'done'],
  [
    'getAfter sees a wrong write of the same batch and denies it',
    null,
    (f) => pair(f, 'p', 'q'),
    DENIED,
  ],
  [
    'a write that needs another one through getAfter is denied without it',
    null,
    (f) => lite.setDoc(lite.doc(f, 'pairs/p'), {}),
    DENIED,
  ],
  [
    'one denied write denies its batch',
    STAFF,
    (f) =>
      lite
        .writeBatch(f)
        .update(vehicle(f, 'open'), { version: 2 })
        .delete(vehicle(f, 'fresh'))
        .commit(),
    DENIED,
  ],
  [
    'a transaction is judged when it commits',
    STAFF,
    (f) =>
      lite.runTransaction(
        f,
        async (t) => void t.update((await t.get(vehicle(f, 'open'))).ref, { version: 9 }),
      ),
    DENIED,
  ],
  [
    'a transaction that follows the rules is allowed',
    STAFF,
    (f) =>
      lite.runTransaction(
        f,
        async (t) => void t.update((await t.get(vehicle(f, 'open'))).ref, { version: 2 }),
      ),
    'done',
  ],
  [
    'an update of a missing document is judged as an update',
    null,
    (f) => lite.updateDoc(at(f, 'updatable/none'), { n: 1 }),
    'not-found',
  ],
  [
    'an update of a missing document is not judged as a create',
    null,
    (f) => lite.updateDoc(at(f, 'creatable/none'), { n: 1 }),
    DENIED,
  ],
  [
    'a set of a missing document is judged as a create',
    null,
    (f) => lite.setDoc(at(f, 'creatable/a'), { n: 1 }),
    'done',
  ],
  [
    'a set of a missing document is not judged as an update',
    null,
    (f) => lite.setDoc(at(f, 'updatable/a'), { n: 1 }),
    DENIED,
  ],
  [
    'a document written twice is judged once, by how it ends',
    null,
    (f) =>
      lite
        .writeBatch(f)
        .set(at(f, 'creatable/a'), { n: 2 })
        .set(at(f, 'creatable/a'), { n: 1 })
        .commit(),
    'done',
  ],
  [
    'a document written twice is denied by how it ends',
    null,
    (f) =>
      lite
        .writeBatch(f)
        .set(at(f, 'creatable/a'), { n: 1 })
        .set(at(f, 'creatable/a'), { n: 2 })
        .commit(),
    DENIED,
  ],
];

const at = lite.doc;
const vehicle = (f: lite.Firestore, id: string) => lite.doc(f, 'vehicles', id);
const vehicles = (f: lite.Firestore) => lite.collection(f, 'vehicles');
const publicVehicles = (f: lite.Firestore) =>
  lite.query(vehicles(f), lite.where('public', '==', true));
const notes = (f: lite.Firestore) => lite.collectionGroup(f, 'notes');
const get = (f: lite.Firestore, id: string) => lite.getDoc(vehicle(f, id));
const set = (f: lite.Firestore, id: string, version: number) =>
  lite.setDoc(vehicle(f, id), { version, at: lite.serverTimestamp() });
const pair = (f: lite.Firestore, id: string, of: string) =>
  lite
    .writeBatch(f)
    .set(lite.doc(f, 'pairs', id), {})
    .set(lite.doc(f, 'partners', id), { of })
    .commit();

describeEachTarget('access under Firestore rules', (target) => {
  let environment: RulesTestEnvironment;

  beforeAll(async () => {
    const { port, projectId } = target();
    environment = await initializeTestEnvironment({
      projectId,
      firestore: { host: '127.0.0.1', port, rules: RULES },
    });
  });
  afterAll(() => environment.cleanup());

  beforeEach(async () => {
    await environment.clearFirestore();
    await storeVehicles(target());
  });

  for (const [name, caller, run, expected] of ATTEMPTS) {
    test(name, async () => {
      expect(await outcome(run(target().lite(caller)))).toBe(expected);
    });
  }

  test('one denied document denies a read of several', async () => {
    const { port, projectId } = target();
    const root = `projects/${projectId}/databases/(default)/documents`;
    const answer = await fetch(`http://127.0.0.1:${port}/v1/${root}:batchGet`, {
      method: 'POST',
      body: JSON.stringify({ documents: [`${root}/vehicles/open`, `${root}/vehicles/hidden`] }),
    });
    expect(answer.status).toBe(403);
  });

  test('a denied batch changes nothing', async () => {
    const firestore = target().lite(STAFF);
    const batch = lite.writeBatch(firestore);
    batch.update(vehicle(firestore, 'open'), { version: 2 }).delete(vehicle(firestore, 'fresh'));
    await outcome(batch.commit());
    expect((await lite.getDoc(vehicle(firestore, 'open'))).get('version')).toBe(1);
  });

  test('a denied listener gets the error code, and other listeners continue', async () => {
    const firestore = environment.unauthenticatedContext().firestore() as unknown as full.Firestore;
    const refused = new Promise((resolve) => {
      full.onSnapshot(
        full.collection(firestore, 'vehicles'),
        () => {},
        ({ code }) => resolve(code),
      );
    });
    expect(await refused).toBe(DENIED);
    const allowed = full.query(
      full.collection(firestore, 'vehicles'),
      full.where('public', '==', true),
    );
    expect((await full.getDocsFromServer(allowed)).size).toBe(2);
  });

  test('a test with rules switched off reads everything', async () => {
    await environment.withSecurityRulesDisabled(async (context) => {
      const firestore = context.firestore() as unknown as full.Firestore;
      expect((await full.getDocsFromServer(full.collection(firestore, 'vehicles'))).size).toBe(4);
    });
  });

  test('rules with a syntax error are refused and the old ones stay', async () => {
    const { port, projectId } = target();
    const broken = initializeTestEnvironment({
      projectId,
      firestore: { host: '127.0.0.1', port, rules: RULES.replace('allow get:', 'allow get') },
    });
    await expect(broken).rejects.toThrow();
    expect(await outcome(get(target().lite(null), 'hidden'))).toBe(DENIED);
  });
});

async function storeVehicles({ admin }: Target): Promise<void> {
  const batch = admin.batch();
  batch.set(admin.doc('vehicles/open'), { public: true, version: 1 });
  batch.set(admin.doc('vehicles/fresh'), { public: true, version: 1 });
  batch.set(admin.doc('vehicles/later'), { public: false, version: 3 });
  batch.set(admin.doc('vehicles/hidden'), { public: false, version: 1 });
  await batch.commit();
}
