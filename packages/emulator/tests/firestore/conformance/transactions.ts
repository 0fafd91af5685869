import { type Check, outcome } from './check.ts';

export const transactionChecks: Check[] = [
  {
    name: 'a transaction reads and writes',
    async run({ collection }) {
      const document = collection.doc('a');
      await document.set({ n: 1 });
      const read = await collection.firestore.runTransaction(async (transaction) => {
        const { n } = (await transaction.get(document)).data() ?? {};
        transaction.update(document, { n: n + 1 });
        return n;
      });
      return [read, (await document.get()).get('n')];
    },
    expect: [1, 2],
  },
  {
    name: 'a transaction that throws changes nothing',
    async run({ collection }) {
      const document = collection.doc('a');
      await document.set({ n: 1 });
      const result = await outcome(
        collection.firestore.runTransaction(async (transaction) => {
          transaction.set(document, { n: 2 });
          throw Object.assign(new Error('no'), { code: 'cancelled' });
        }),
      );
      return [result, (await document.get()).get('n')];
    },
    expect: ['cancelled', 1],
  },
  {
    name: 'five concurrent transactions on one document all take effect',
    async run({ collection }) {
      const document = collection.doc('a');
      await document.set({ n: 0 });
      const add = () =>
        collection.firestore.runTransaction(
          async (transaction) => {
            const n = (await transaction.get(document)).get('n');
            transaction.update(document, { n: n + 1 });
          },
          { maxAttempts: 30 },
        );
      await Promise.all(Array.from({ length: 5 }, add));
      return (await document.get()).get('n');
    },
    expect: 5,
  },
  {
    name: 'two concurrent transactions create a document once',
    async run({ collection }) {
      const document = collection.doc('a');
      const create = () =>
        outcome(
          collection.firestore.runTransaction(async (transaction) => {
            if ((await transaction.get(document)).exists) throw { code: 'exists' };
            transaction.create(document, { n: 1 });
          }),
        );
      return (await Promise.all([create(), create()])).sort();
    },
    expect: ['done', 'exists'],
  },
  {
    name: 'a transaction runs queries',
    async run({ collection }) {
      await collection.doc('a').set({ n: 1 });
      await collection.doc('b').set({ n: 2 });
      return collection.firestore.runTransaction(async (transaction) => {
        const found = await transaction.get(collection.where('n', '>', 0));
        for (const { ref } of found.docs) transaction.delete(ref);
        return found.size;
      });
    },
    expect: 2,
  },
  {
    name: 'a transaction runs a count query',
    async run({ collection }) {
      await collection.doc('a').set({ n: 1 });
      return collection.firestore.runTransaction(
        async (transaction) => (await transaction.get(collection.count())).data().count,
      );
    },
    expect: 1,
  },
  {
    name: 'a getAll in a transaction reads existing and missing documents',
    async run({ collection }) {
      await collection.doc('a').set({ n: 1 });
      return collection.firestore.runTransaction(async (transaction) => {
        const documents = await transaction.getAll(collection.doc('a'), collection.doc('b'));
        return documents.map(({ exists }) => exists);
      });
    },
    expect: [true, false],
  },
  {
    name: 'a read-only transaction reads',
    async run({ collection }) {
      await collection.doc('a').set({ n: 1 });
      return collection.firestore.runTransaction(
        async (transaction) => {
          const document = await transaction.get(collection.doc('a'));
          const found = await transaction.get(collection.limit(5));
          return [document.get('n'), found.size];
        },
        { readOnly: true },
      );
    },
    expect: [1, 1],
  },
  {
    name: 'a transaction that reads after it writes is refused',
    run: ({ collection }) =>
      outcome(
        collection.firestore
          .runTransaction(async (transaction) => {
            transaction.set(collection.doc('a'), {});
            await transaction.get(collection.doc('a'));
          })
          .catch(() => Promise.reject({ code: 'refused' })),
      ),
    expect: 'refused',
  },
  {
    name: 'an update of a missing document fails the transaction',
    run: ({ collection }) =>
      outcome(
        collection.firestore.runTransaction(async (transaction) => {
          transaction.update(collection.doc('missing'), { n: 1 });
        }),
      ),
    expect: 'not-found',
  },
];
