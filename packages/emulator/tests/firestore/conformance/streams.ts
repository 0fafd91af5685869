import * as full from 'firebase/firestore';
import type { Check, World } from './check.ts';

/** Collects the first `count` items of a subscription, then ends it. */
function collect<T>(
  count: number,
  subscribe: (push: (item: T) => void) => () => void,
): Promise<T[]> {
  return new Promise((resolve) => {
    const items: T[] = [];
    const stop = subscribe((item) => {
      items.push(item);
      if (items.length === count) {
        stop();
        resolve(items);
      }
    });
  });
}

const changesOf = (snapshot: { docChanges(): { type: string; doc: { id: string } }[] }): string =>
  snapshot
    .docChanges()
    .map(({ type, doc }) => `${type} ${doc.id}`)
    .join(', ');

/** Runs each step after the snapshot of the one before it, and returns all snapshots as text. */
async function follow(
  listen: (onChange: (changes: string) => void) => () => void,
  steps: (() => Promise<unknown>)[],
): Promise<string[]> {
  const pending = [...steps];
  return collect<string>(steps.length + 1, (push) =>
    listen((changes) => {
      push(changes);
      void pending.shift()?.();
    }),
  );
}

function inClient(world: World): full.CollectionReference {
  return full.collection(world.target.full(), world.collection.id);
}

export const streamChecks: Check[] = [
  {
    name: 'a listener of the Admin SDK gets documents added, changed and removed',
    run({ collection }) {
      const above1 = collection.where('n', '>', 1).orderBy('n');
      return follow(
        (onChange) => above1.onSnapshot((snapshot) => onChange(changesOf(snapshot))),
        [
          () => collection.doc('a').set({ n: 2 }),
          () => collection.doc('a').set({ n: 3 }),
          () => collection.doc('b').set({ n: 5 }),
          () => collection.doc('a').set({ n: 0 }),
          () => collection.doc('b').delete(),
        ],
      );
    },
    expect: ['', 'added a', 'modified a', 'added b', 'removed a', 'removed b'],
  },
  {
    name: 'a listener of the Admin SDK follows one document that is missing at first',
    run({ collection }) {
      const document = collection.doc('a');
      return follow(
        (onChange) => document.onSnapshot((snapshot) => onChange(String(snapshot.get('n')))),
        [() => document.set({ n: 1 }), () => document.update({ n: 2 }), () => document.delete()],
      );
    },
    expect: ['undefined', '1', '2', 'undefined'],
  },
  {
    name: 'a listener with a limit gets the next document when one is removed',
    async run({ collection }) {
      for (const n of [1, 2, 3]) await collection.doc(`d${n}`).set({ n });
      return follow(
        (onChange) =>
          collection
            .orderBy('n')
            .limit(2)
            .onSnapshot((snapshot) => onChange(changesOf(snapshot))),
        [() => collection.doc('d1').delete()],
      );
    },
    expect: ['added d1, added d2', 'removed d1, added d3'],
  },
  {
    name: 'a listener gets one commit as one snapshot',
    run({ collection }) {
      const both = () =>
        collection.firestore
          .batch()
          .set(collection.doc('a'), {})
          .set(collection.doc('b'), {})
          .commit();
      return follow(
        (onChange) => collection.onSnapshot((snapshot) => onChange(changesOf(snapshot))),
        [both],
      );
    },
    expect: ['', 'added a, added b'],
  },
  {
    name: 'a listener of a collection group gets documents at every depth',
    run({ collection }) {
      const group = collection.firestore.collectionGroup(`${collection.id}_g`);
      return follow(
        (onChange) => group.onSnapshot((snapshot) => onChange(changesOf(snapshot))),
        [() => collection.doc('a').collection(`${collection.id}_g`).doc('deep').set({})],
      );
    },
    expect: ['', 'added deep'],
  },
  {
    name: 'a listener of the client SDK gets its own writes confirmed',
    run(world) {
      const collection = inClient(world);
      const document = full.doc(collection, 'a');
      return new Promise((resolve) => {
        const all = { includeMetadataChanges: true };
        const stop = full.onSnapshot(document, all, (snapshot: full.DocumentSnapshot) => {
          if (snapshot.metadata.hasPendingWrites || snapshot.get('n') !== 2) return;
          stop();
          resolve(snapshot.data());
        });
        void full
          .setDoc(document, { n: 1 })
          .then(() => full.updateDoc(document, { n: full.increment(1) }));
      });
    },
    expect: { n: 2 },
  },
  {
    name: 'a listener of the client SDK gets what others write',
    run(world) {
      const collection = inClient(world);
      return follow(
        (onChange) => full.onSnapshot(collection, (snapshot) => onChange(changesOf(snapshot))),
        [
          () => world.collection.doc('a').set({ n: 1 }),
          () => world.collection.doc('a').update({ n: 2 }),
          () => world.collection.doc('a').delete(),
        ],
      );
    },
    expect: ['', 'added a', 'modified a', 'removed a'],
  },
  {
    name: 'the client SDK reads single documents and queries',
    async run(world) {
      await world.collection.doc('a').set({ n: 1 });
      const collection = inClient(world);
      const one = await full.getDocFromServer(full.doc(collection, 'a'));
      const none = await full.getDocFromServer(full.doc(collection, 'b'));
      const some = await full.getDocsFromServer(full.query(collection, full.where('n', '==', 1)));
      const counted = await full.getCountFromServer(collection);
      return [one.get('n'), none.exists(), some.size, counted.data().count];
    },
    expect: [1, false, 1, 1],
  },
  {
    name: 'the client SDK catches up on changes after it was offline',
    async run(world) {
      const collection = inClient(world);
      await world.collection.doc('a').set({ n: 1 });
      await world.collection.doc('b').set({ n: 1 });
      await full.getDocs(collection);
      await full.disableNetwork(collection.firestore);
      await world.collection.doc('a').delete();
      await world.collection.doc('c').set({ n: 1 });
      await full.enableNetwork(collection.firestore);
      return (await full.getDocsFromServer(collection)).docs.map(({ id }) => id);
    },
    expect: ['b', 'c'],
  },
  {
    name: 'the client SDK runs transactions and batches',
    async run(world) {
      const collection = inClient(world);
      const document = full.doc(collection, 'a');
      const batch = full.writeBatch(collection.firestore);
      batch.set(document, { n: 1 });
      batch.set(full.doc(collection, 'b'), { at: full.serverTimestamp() });
      await batch.commit();
      await full.runTransaction(collection.firestore, async (transaction) => {
        const n = (await transaction.get(document)).get('n');
        transaction.update(document, { n: n + 1 });
      });
      return (await full.getDocFromServer(document)).get('n');
    },
    expect: 2,
  },
];
