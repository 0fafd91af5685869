import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  type Firestore,
  getCount,
  getDocs,
  type QueryCompositeFilterConstraint,
  query,
  where,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, test } from 'vitest';
import type { Target } from '#tests/support/firestore-targets.ts';
import { QUERY_PROBES, type QueryProbe } from '../language/queries.ts';

const PROBES = QUERY_PROBES.map((probe, index) => ({ ...probe, collection: `c${index}` }));

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function data() { return resource.data; }
${PROBES.map(
  ({ collection, condition }) => `    match /${collection}/{id} { allow list: if ${condition}; }`,
).join('\n')}
    match /plain/{id} { allow list: if true; }
    match /parents/{parent}/below/{id} { allow list: if parent == 'open'; }
    match /{path=**}/anywhere/{id} { allow list: if resource.data.n == 1; }
    match /single/document { allow list: if true; }
  }
}`;

/** Checks that a list is judged by its query, not by the documents that it finds. */
export function checkQueries(target: () => Target): void {
  let environment: RulesTestEnvironment;
  let alice: Firestore;

  beforeAll(async () => {
    const { admin, port, projectId } = target();
    const firestore = { host: '127.0.0.1', port, rules: RULES };
    environment = await initializeTestEnvironment({ projectId, firestore });
    alice = target().lite({ sub: 'alice' });
    const writer = admin.bulkWriter();
    for (const probe of PROBES) writer.set(admin.doc(`${probe.collection}/x`), { n: 5 });
    await writer.close();
  });

  afterAll(() => environment.cleanup());

  for (const allowed of [true, false]) {
    describe(allowed ? 'allowed lists' : 'denied lists', () => {
      const probes = PROBES.filter((probe) => probe.allowed === allowed);
      test.concurrent.each(probes)(
        '$collection: a list under the condition $condition is decided as expected',
        async (probe) => {
          const answer = getDocs(queryOf(alice, probe));
          await (allowed ? assertSucceeds(answer) : assertFails(answer));
        },
      );
    });
  }

  test('a count is judged by the rules as the list that it counts', async () => {
    const documents = collection(alice, PROBES[1]?.collection ?? '');
    await assertFails(getCount(documents));
    await assertSucceeds(getCount(query(documents, where('n', '==', 1))));
  });

  test('a rule for a list gets the wildcard value of the path above it', async () => {
    await assertSucceeds(getDocs(collection(alice, 'parents/open/below')));
    await assertFails(getDocs(collection(alice, 'parents/closed/below')));
  });

  test('a collection group query is allowed only by a rule with a recursive wildcard', async () => {
    await assertFails(getDocs(collectionGroup(alice, 'plain')));
    await assertFails(getDocs(collectionGroup(alice, 'below')));
    const anywhere = collectionGroup(alice, 'anywhere');
    await assertFails(getDocs(anywhere));
    await assertSucceeds(getDocs(query(anywhere, where('n', '==', 1))));
  });

  test('a rule for one document does not let its collection be listed', async () => {
    await assertFails(getDocs(collection(alice, 'single')));
  });
}

function queryOf(
  client: Firestore,
  { collection: name, filter, constraints = [] }: QueryProbe & { collection: string },
) {
  const documents = collection(client, name);
  if (!filter) return query(documents, ...constraints);
  return query(documents, filter as QueryCompositeFilterConstraint);
}
