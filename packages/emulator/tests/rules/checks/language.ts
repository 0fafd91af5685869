import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { GeoPoint, Timestamp } from '@google-cloud/firestore';
import { doc, type Firestore, getDoc } from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, test } from 'vitest';
import type { Target } from '#tests/support/firestore-targets.ts';
import { OPERATORS } from '../language/operators.ts';
import { COLLECTIONS, PLACES, REQUESTS, TEXTS, TIMES } from '../language/values.ts';

const GROUPS = { OPERATORS, TEXTS, COLLECTIONS, TIMES, PLACES, REQUESTS };

const PROBES = Object.entries(GROUPS).flatMap(([group, probes]) =>
  probes.map((probe, index) => ({ ...probe, path: `${group.toLowerCase()}${index}/x` })),
);

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function data() { return resource.data; }
    function lazyLet() { let wrong = 1 / 0; return true; }
    function lazyArgument(wrong) { return true; }
    function eager(wrong) { return wrong == 1; }
    function absorbs(wrong) { return wrong == 1 || true; }
${PROBES.map(
  ({ path, expression }) =>
    `    match /${path.replace('/x', '')}/{id} { allow get: if ${expression}; }`,
).join('\n')}
  }
}`;

const CLAIMS = { sub: 'alice', role: 'admin', level: 3, shops: ['kbh', 'aar'] };

/** Checks the rules language: each expression is the condition of one read. */
export function checkLanguage(target: () => Target): void {
  let environment: RulesTestEnvironment;
  let alice: Firestore;

  beforeAll(async () => {
    const { admin, port, projectId } = target();
    const firestore = { host: '127.0.0.1', port, rules: RULES };
    environment = await initializeTestEnvironment({ projectId, firestore });
    alice = target().lite(CLAIMS);
    const writer = admin.bulkWriter();
    writer.set(admin.doc('a/b'), { n: 7 });
    for (const { path } of PROBES) {
      writer.set(admin.doc(path), {
        n: 5,
        f: 1.5,
        nan: Number.NaN,
        s: 'abc',
        b: Buffer.from([1, 2, 3]),
        t: new Timestamp(1_577_934_245, 678_901_000),
        g: new GeoPoint(1, 2),
        r: admin.doc('a/b'),
        l: [1],
        m: { a: 1, z: null },
      });
    }
    await writer.close();
  });

  afterAll(() => environment.cleanup());

  for (const allowed of [true, false]) {
    describe(allowed ? 'allowed expressions' : 'denied expressions', () => {
      test.concurrent.each(PROBES.filter((probe) => probe.allowed === allowed))(
        'a read under the condition $expression is decided as expected',
        async (one) => {
          const answer = getDoc(doc(alice, one.path));
          await (one.allowed ? assertSucceeds(answer) : assertFails(answer));
        },
      );
    });
  }
}
