import { AggregateField, FieldPath, Filter, type Query } from '@google-cloud/firestore';
import { expect } from 'vitest';
import type { Clients } from '../clients.ts';
import { type Proof, type RowProofs, refused, send, testedBy } from '../proof.ts';

const QUERIES = 'tests/integration/firestore/conformance/queries.ts';

/** A collection with the documents `a`, `b` and `c`, whose `n` is 1, 2 and 3. */
async function numbers({ admin: { firestore } }: Clients) {
  const collection = firestore.collection('numbers');
  await Promise.all(['a', 'b', 'c'].map((id, index) => collection.doc(id).set({ n: index + 1 })));
  return collection;
}

/** The query over the numbers finds the documents with these ids. */
function finds(ids: string, query: (all: Query) => Query): Proof {
  return async (clients) => {
    const { docs } = await query(await numbers(clients)).get();
    expect(docs.map(({ id }) => id).join('')).toBe(ids);
  };
}

function computes(field: AggregateField<number | null>, result: number): Proof {
  return async (clients) => {
    const answer = await (await numbers(clients)).aggregate({ result: field }).get();
    expect(answer.data().result).toBe(result);
  };
}

// Sent without an SDK, which would take the refusal for a temporary failure and retry for seconds.
function refusedQuery(names: RegExp, body: object, method = 'runQuery') {
  return refused(names, (clients) =>
    send(clients, `/v1/projects/demo-test/databases/(default)/documents:${method}`, {
      method: 'POST',
      body: JSON.stringify(body),
    }),
  );
}

const from = [{ collectionId: 'numbers' }];

export const queryProofs: Record<string, RowProofs> = {
  Queries: {
    supported: {
      'all filters': testedBy(QUERIES, 'not-in', 'array-contains-any', "'!='", "'in'"),
      AND: finds('b', (all) => all.where('n', '>', 1).where('n', '<', 3)),
      OR: finds('ac', (all) =>
        all.where(Filter.or(Filter.where('n', '==', 1), Filter.where('n', '==', 3))),
      ),
      orders: finds('cba', (all) => all.orderBy('n', 'desc')),
      limit: finds('a', (all) => all.limit(1)),
      limitToLast: finds('c', (all) => all.orderBy('n').limitToLast(1)),
      offset: finds('c', (all) => all.offset(2)),
      cursors: finds('bc', (all) => all.orderBy('n').startAfter(1)),
      select: async (clients) => {
        const { docs } = await (await numbers(clients)).select(FieldPath.documentId()).get();
        expect(docs[0]?.data()).toEqual({});
      },
      'collection groups': async (clients) => {
        await clients.admin.firestore.doc('group/a/below/x').set({});
        expect((await clients.admin.firestore.collectionGroup('below').get()).size).toBe(1);
      },
      count: computes(AggregateField.count(), 3),
      sum: computes(AggregateField.sum('n'), 6),
      average: computes(AggregateField.average('n'), 2),
    },
    refused: {
      'vector search (`findNearest`)': refusedQuery(/findNearest/, {
        structuredQuery: { from, findNearest: { vectorField: { fieldPath: 'v' } } },
      }),
      pipelines: refusedQuery(/executePipeline/, {}, 'executePipeline'),
      'query explain': refusedQuery(/query explain/, {
        structuredQuery: { from },
        explainOptions: { analyze: true },
      }),
      'reads of a past time': refusedQuery(/readTime/, {
        structuredQuery: { from },
        // Within the hour that production can read back.
        readTime: new Date(Date.now() - 60_000).toISOString(),
      }),
    },
  },
};
