import { FieldValue, Firestore } from '@google-cloud/firestore';
import * as lite from 'firebase/firestore/lite';
import { expect } from 'vitest';
import type { Clients } from '../clients.ts';
import { type RowProofs, refused, send, testedBy } from '../proof.ts';
import { queryProofs } from './queries.ts';

const FOLDER = 'tests/integration/firestore';
const CLOSED = `${FOLDER}/closed.test.ts`;
const DOCUMENTS = '/v1/projects/demo-test/databases/(default)/documents';

/** A new document of the Admin SDK. */
async function stored({ admin: { firestore } }: Clients, fields: object = {}) {
  const document = firestore.collection('table').doc();
  await document.set(fields);
  return document;
}

export const firestoreProofs: Record<string, RowProofs> = {
  ...queryProofs,
  Values: {
    supported: {
      'all types': testedBy(
        `${FOLDER}/conformance/values.ts`,
        'a geo point',
        'a timestamp with',
        'bytes',
      ),
      vectors: async (clients) => {
        const document = await stored(clients, { v: FieldValue.vector([1, 2]) });
        expect((await document.get()).get('v').toArray()).toEqual([1, 2]);
      },
      "Firestore's order of types": testedBy(
        'emulator/firestore/model/order.test.ts',
        'the order of values',
      ),
      '1 MiB a document': async (clients) => {
        await stored(clients, { text: 'x'.repeat(1_048_400) });
        await expect(stored(clients, { text: 'x'.repeat(1_048_600) })).rejects.toThrow();
      },
      'reserved names': async (clients) => {
        await expect(stored(clients, { __reserved__: 1 })).rejects.toThrow();
      },
      '20 levels': testedBy(`${FOLDER}/conformance/values.ts`, 'maps twenty levels deep'),
    },
    refused: {
      'values of pipelines': refused(/holds a fieldReferenceValue/, (clients) =>
        send(clients, `${DOCUMENTS}:commit`, {
          method: 'POST',
          body: JSON.stringify({
            writes: [
              {
                update: {
                  name: `${DOCUMENTS.slice(4)}/table/a`,
                  fields: { a: { fieldReferenceValue: 'b' } },
                },
              },
            ],
          }),
        }),
      ),
    },
  },
  Writes: {
    supported: {
      set: (clients) => stored(clients, { a: 1 }),
      merge: async (clients) => {
        const document = await stored(clients, { a: 1 });
        await document.set({ b: 2 }, { merge: true });
        expect((await document.get()).data()).toEqual({ a: 1, b: 2 });
      },
      masks: async (clients) => {
        const document = await stored(clients, { a: { b: 1, c: 1 } });
        await document.update({ 'a.b': 2 });
        expect((await document.get()).data()).toEqual({ a: { b: 2, c: 1 } });
      },
      'all transforms': testedBy(
        `${FOLDER}/conformance/transforms.ts`,
        'increment',
        'maximum',
        'minimum',
        'arrayUnion',
        'arrayRemove',
      ),
      preconditions: async (clients) => {
        const document = await stored(clients);
        await expect(document.create({})).rejects.toMatchObject({ code: 6 });
      },
      batches: ({ admin: { firestore } }) =>
        firestore.batch().set(firestore.doc('table/batch'), {}).commit(),
      BatchWrite: async ({ admin: { firestore } }) => {
        const writer = firestore.bulkWriter();
        const results = ['a', 'b'].map((id) => writer.set(firestore.doc(`bulk/${id}`), {}));
        await writer.close();
        await Promise.all(results);
      },
      bulkWriter: async ({ admin: { firestore } }) => {
        const writer = firestore.bulkWriter();
        const result = writer.create(firestore.collection('bulk').doc(), {});
        await writer.close();
        await result;
      },
      recursiveDelete: async ({ admin: { firestore } }) => {
        await firestore.doc('bulk/a/below/x').set({});
        await firestore.recursiveDelete(firestore.collection('bulk'));
        expect((await firestore.doc('bulk/a/below/x').get()).exists).toBe(false);
      },
    },
  },
  Indexes: {
    supported: {
      'composite indexes': testedBy(
        'emulator/firestore/query/indexes.test.ts',
        'a missing index is printed for a query with',
      ),
      'exemptions and collection-group fields of `firestore.indexes.json`': testedBy(
        'emulator/firestore/query/indexes.test.ts',
        'where an override switched off the index of its field',
        'a collection group query needs an override for each field',
      ),
      'a missing one prints the entry to add': testedBy(
        CLOSED,
        'a query without its index is refused through the SDK with the index to add',
      ),
    },
  },
  Transactions: {
    supported: {
      'read-write and read-only': async (clients) => {
        const { firestore } = clients.admin;
        const document = await stored(clients, { n: 1 });
        await firestore.runTransaction(async (transaction) => {
          const n = (await transaction.get(document)).get('n');
          transaction.update(document, { n: n + 1 });
        });
        const read = await firestore.runTransaction(
          async (transaction) => (await transaction.get(document)).get('n'),
          { readOnly: true },
        );
        expect(read).toBe(2);
      },
      'each on its own snapshot': testedBy(
        `${FOLDER}/refused.test.ts`,
        'a transaction whose document changed meanwhile is aborted and changes nothing',
      ),
    },
  },
  Streams: {
    supported: {
      'Listen and Write over gRPC (admin SDK; client SDK in Node)': async (clients) => {
        const document = await stored(clients, { n: 1 });
        const n = await new Promise((resolve, reject) => {
          const stop = document.onSnapshot((snapshot) => {
            stop();
            resolve(snapshot.get('n'));
          }, reject);
        });
        expect(n).toBe(1);
      },
    },
    refused: {
      'WebChannel: `onSnapshot` of the full client SDK in a browser (use `firestore/lite`)':
        refused(/does not support WebChannel/, (clients) =>
          send(clients, '/google.firestore.v1.Firestore/Listen/channel?VER=8', { method: 'POST' }),
        ),
    },
  },
  Names: {
    supported: {
      'one project': ({ emulator }) => expect(emulator.projectId).toBe('demo-test'),
      'the database `(default)`': ({ admin: { firestore } }) =>
        expect(firestore.databaseId).toBe('(default)'),
      'named databases with their own rules and indexes': testedBy(
        `${FOLDER}/named-database.test.ts`,
        'a named database has rules of its own, over streams and without',
        'a named database has indexes of its own',
      ),
    },
    refused: {
      'other projects and databases': refused(/other/, async () => {
        const other = new Firestore({ projectId: 'demo-test', databaseId: 'other' });
        await other.doc('table/a').set({});
      }),
    },
  },
  REST: {
    supported: {
      'the calls of `firestore/lite`': async ({ web: { lite: firestore } }) => {
        await lite.setDoc(lite.doc(firestore, 'lite/a'), { n: 1 });
        const { docs } = await lite.getDocs(lite.collection(firestore, 'lite'));
        expect(docs.map((document) => document.get('n'))).toEqual([1]);
        const counted = await lite.getCount(lite.collection(firestore, 'lite'));
        expect(counted.data()).toEqual({ count: 1 });
      },
      'documents one by one (GET, POST, PATCH, DELETE)': async (clients) => {
        const call = (method: string, path: string, body?: object) =>
          send(clients, DOCUMENTS + path, {
            method,
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          });
        const fields = { n: { integerValue: '1' } };
        await call('POST', '/rest?documentId=a', { fields });
        await call('PATCH', '/rest/a', { fields: { n: { integerValue: '2' } } });
        expect(JSON.parse(await call('GET', '/rest/a'))).toMatchObject({
          fields: { n: { integerValue: '2' } },
        });
        await call('DELETE', '/rest/a');
        await expect(call('GET', '/rest/a')).rejects.toThrow();
      },
    },
  },
};
