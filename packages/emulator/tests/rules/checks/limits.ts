import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { doc, type Firestore, getDoc, setDoc, writeBatch } from 'firebase/firestore/lite';
import { afterEach, describe, expect, test } from 'vitest';
import type { Target } from '#tests/support/firestore-targets.ts';

const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index));

const exists = (path: string) => `exists(/databases/$(database)/documents/${path})`;

/** Checks the limits of production, and what the rules see of a batch. */
export function checkLimits(target: () => Target): void {
  let environment: RulesTestEnvironment | undefined;

  const use = async (rules: string): Promise<Firestore> => {
    environment = await withRules(target(), rules);
    return target().lite({ sub: 'alice' });
  };

  afterEach(async () => environment?.cleanup());

  describe('the limit of expressions', () => {
    // `[1, 1, …].size() > 0` costs one expression for each item and four more.
    const items = (count: number) =>
      `match /a/{id} { allow get: if [${times(count, () => '1').join(', ')}].size() > 0; }`;

    test('rules may evaluate a thousand expressions in a request', async () => {
      await assertSucceeds(getDoc(doc(await use(items(996)), 'a/x')));
    });

    test('rules that evaluate more than a thousand expressions deny the request', async () => {
      await assertFails(getDoc(doc(await use(items(997)), 'a/x')));
    });

    test('expressions are counted over all allow statements of a request', async () => {
      const half = `[${times(600, () => '1').join(', ')}].size() == 0`;
      const statements = `allow get: if ${half}; allow get: if ${half}; allow get: if true;`;
      await assertFails(getDoc(doc(await use(`match /a/{id} { ${statements} }`), 'a/x')));
    });
  });

  describe('the limit of documents that rules read', () => {
    const reads = (count: number) =>
      times(count, (index) => `!${exists(`d/${index}`)}`).join(' && ');

    test('rules may read ten documents for a request', async () => {
      const alice = await use(`match /a/{id} { allow get: if ${reads(10)}; }`);
      await assertSucceeds(getDoc(doc(alice, 'a/x')));
    });

    test('rules that read eleven documents deny the request', async () => {
      const alice = await use(`match /a/{id} { allow get: if ${reads(11)}; }`);
      await assertFails(getDoc(doc(alice, 'a/x')));
    });

    test('a document that rules read many times counts once', async () => {
      const same = times(30, () => `!${exists('d/1')}`).join(' && ');
      const alice = await use(`match /a/{id} { allow get: if ${same}; }`);
      await assertSucceeds(getDoc(doc(alice, 'a/x')));
    });

    test('a document read past the limit is an error that || absorbs', async () => {
      const alice = await use(`match /a/{id} { allow get: if (${reads(11)}) || true; }`);
      await assertSucceeds(getDoc(doc(alice, 'a/x')));
    });

    const oneEach = `match /w/{id} { allow write: if !${exists('e/$(id)')}; }`;

    test('rules may read twenty documents for a batch', async () => {
      await assertSucceeds(writeTogether(await use(oneEach), 20));
    });

    test('rules that read twenty-one documents deny a batch', async () => {
      await assertFails(writeTogether(await use(oneEach), 21));
    });
  });

  test('rules conditions may nest 99 deep and no deeper', async () => {
    const nested = (depth: number) =>
      `match /a/{id} { allow get: if ${times(depth, () => 'true').join(' && ')}; }`;
    await assertSucceeds(getDoc(doc(await use(nested(99)), 'a/x')));
    await environment?.cleanup();
    await expect(use(nested(100))).rejects.toThrow();
  });

  test('rules functions may call each other twenty deep and no deeper', async () => {
    const chain = (length: number) => `
      ${times(length, (index) => `function f${index}() { return f${index + 1}(); }`).join('\n')}
      function f${length}() { return true; }
      match /a/{id} { allow get: if f0(); }`;
    await assertSucceeds(getDoc(doc(await use(chain(20)), 'a/x')));
    await environment?.cleanup();
    await expect(use(chain(21))).rejects.toThrow();
  });

  describe('a batch under rules', () => {
    const after = '/databases/$(database)/documents/w/2';

    test('getAfter() in rules sees the documents as the batch would leave them', async () => {
      const alice = await use(`match /w/{id} { allow write: if getAfter(${after}).data.n == 2; }`);
      await assertSucceeds(writeTogether(alice, 3));
    });

    test('existsAfter() in rules sees the writes of a batch and exists() does not', async () => {
      const alice = await use(
        `match /fresh/{id} { allow write: if !${exists('fresh/1')} && existsAfter(/databases/$(database)/documents/fresh/1); }`,
      );
      await assertSucceeds(writeTogether(alice, 2, 'fresh'));
    });

    test('a batch is refused whole when the rules refuse one write', async () => {
      const alice = await use(
        `match /half/{id} { allow write: if id != '1'; allow get: if true; }`,
      );
      await assertFails(writeTogether(alice, 2, 'half'));
      await assertSucceeds(setDoc(doc(alice, 'half/0'), { n: 0 }));
    });
  });
}

function withRules({ port, projectId }: Target, body: string): Promise<RulesTestEnvironment> {
  const rules = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents { ${body} } }`;
  return initializeTestEnvironment({ projectId, firestore: { host: '127.0.0.1', port, rules } });
}

function writeTogether(client: Firestore, count: number, collection = 'w'): Promise<void> {
  const batch = writeBatch(client);
  for (let index = 0; index < count; index++) {
    batch.set(doc(client, `${collection}/${index}`), { n: index });
  }
  return batch.commit();
}
