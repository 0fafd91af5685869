import type { CollectionReference, QuerySnapshot } from '@google-cloud/firestore';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenTarget, openTarget, TARGETS } from '#tests/support/firestore-targets.ts';
import { NO_GOOGLE_EMULATOR } from '#tests/support/google-emulator.ts';
import { apply, build, documents, queryPlan, writePlans } from './arbitrary.ts';
import { outcome } from './conformance/check.ts';

/** Half of the cases are queries, half are writes. */
const RUNS = 2500;

describe.skipIf(TARGETS.length < 2)('random cases in both Firestore emulators', () => {
  let targets: OpenTarget[] = [];
  let sequence = 0;

  beforeAll(async () => {
    targets = await Promise.all(TARGETS.map(openTarget));
  });
  afterAll(() => Promise.all(targets.map(({ close }) => close())));

  /** Runs the same calls on both emulators and expects equal results. */
  async function agree(run: (collection: CollectionReference) => Promise<unknown>) {
    const id = `random_${sequence++}`;
    const [ours, theirs] = await Promise.all(
      targets.map(({ target }) => run(target.admin.collection(id))),
    );
    expect(ours).toEqual(theirs);
  }

  test(`${RUNS} sets of queries find the same documents in the same order in both Firestore emulators`, () =>
    fc.assert(
      fc.asyncProperty(
        documents,
        fc.array(queryPlan, { minLength: 2, maxLength: 2 }),
        (stored, plans) =>
          agree(async (collection) => {
            const batch = collection.firestore.batch();
            for (const [id, data] of Object.entries(stored)) batch.set(collection.doc(id), data);
            await batch.commit();
            const answers = [];
            for (const plan of plans)
              answers.push(await answer(() => build(collection, plan).get()));
            return answers;
          }),
      ),
      { numRuns: RUNS },
    ));

  test(`${RUNS} series of writes and transforms leave the same documents in both Firestore emulators`, () =>
    fc.assert(
      fc.asyncProperty(writePlans, (plans) =>
        agree(async (collection) => {
          const outcomes = [];
          for (const plan of plans) {
            outcomes.push(await outcome(Promise.resolve().then(() => apply(collection, plan))));
          }
          return [outcomes, contents(await collection.get())];
        }),
      ),
      { numRuns: RUNS },
    ));
});

if (TARGETS.length < 2) test.skip(`the random Firestore cases are skipped: ${NO_GOOGLE_EMULATOR}`);

async function answer(run: () => Promise<QuerySnapshot>): Promise<unknown> {
  let found: unknown;
  const result = await outcome(
    Promise.resolve()
      .then(run)
      .then((snapshot) => {
        found = contents(snapshot);
      }),
  );
  return result === 'done' ? found : result;
}

function contents(snapshot: QuerySnapshot): unknown {
  return snapshot.docs.map((document) => [document.id, document.data()]);
}
