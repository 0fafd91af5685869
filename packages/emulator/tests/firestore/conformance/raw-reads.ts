import { v1 } from '@google-cloud/firestore';
import grpc from '@grpc/grpc-js';
import { type Check, outcome, type World } from './check.ts';
import {
  commit,
  DATABASE,
  DOCUMENTS,
  documentName,
  integer,
  type Json,
  rest,
  store,
} from './rest.ts';

const OPTIONS = {
  autoPaginate: false,
  otherArgs: { headers: { authorization: 'Bearer owner' } },
};

type Call = (method: string, request: object) => Promise<Json>;

/** Runs calls of the generated client, which sends what the Admin SDK would not. */
async function withClient<T>({ target }: World, run: (call: Call) => Promise<T>): Promise<T> {
  const client = new v1.FirestoreClient({
    servicePath: '127.0.0.1',
    port: target.port,
    sslCreds: grpc.credentials.createInsecure(),
    projectId: target.projectId,
  });
  const methods = client as unknown as Record<string, (...given: object[]) => Promise<Json[]>>;
  try {
    return await run(
      async (method, request) => (await methods[method]?.(request, OPTIONS))?.[0] ?? {},
    );
  } finally {
    await client.close();
  }
}

const begin = async (call: Call, options: object = { readOnly: {} }) =>
  (await call('beginTransaction', { database: DATABASE, options }))['transaction'];

const LONG_AGO = { readTime: { seconds: 1000 } };
const IN_THE_FUTURE = { readTime: { seconds: 4_000_000_000 } };
const UNKNOWN = { transaction: Buffer.from('unknown') };

/** Calls that read, each of which takes a read time. */
const READS: [method: string, request: (world: World) => object][] = [
  ['getDocument', (world) => ({ name: documentName(world, 'a') })],
  ['listDocuments', ({ collection }) => ({ parent: DOCUMENTS, collectionId: collection.id })],
  ['listCollectionIds', () => ({ parent: DOCUMENTS })],
];

const readTimes: Check[] = READS.map(([method, request]) => ({
  name: `${method} refuses a read time long ago or in the future`,
  async run(world) {
    await store(world, ['a']);
    return withClient(world, async (call) => [
      await outcome(call(method, { ...request(world), ...LONG_AGO })),
      await outcome(call(method, { ...request(world), ...IN_THE_FUTURE })),
    ]);
  },
  expect: ['failed-precondition', 'invalid-argument'],
}));

const transactions: Check[] = READS.slice(0, 2).flatMap(([method, request]): Check[] => [
  {
    name: `${method} in a read-only transaction does not see a later change`,
    async run(world) {
      await store(world, ['a']);
      return withClient(world, async (call) => {
        const transaction = await begin(call);
        await commit(world, [
          { update: { name: documentName(world, 'a'), fields: { n: integer(9) } } },
        ]);
        const answer = await call(method, { ...request(world), transaction });
        const [document] = (Array.isArray(answer) ? answer : [answer]) as { fields: { n: Json } }[];
        return document?.fields.n['integerValue'];
      });
    },
    expect: '0',
  },
  {
    name: `${method} refuses an unknown transaction`,
    run: (world) =>
      withClient(world, (call) => outcome(call(method, { ...request(world), ...UNKNOWN }))),
    expect: 'invalid-argument',
  },
]);

const ended: Check[] = [
  {
    name: 'a rollback of an unknown transaction is invalid, a second one of a known is not',
    run: (world) =>
      withClient(world, async (call) => {
        const transaction = await begin(call, { readWrite: {} });
        const rollback = (request: object) =>
          outcome(call('rollback', { database: DATABASE, ...request }));
        return [
          await rollback({ transaction }),
          await rollback({ transaction }),
          await rollback(UNKNOWN),
          await rollback({}),
        ];
      }),
    expect: ['done', 'done', 'invalid-argument', 'invalid-argument'],
  },
  {
    name: 'a transaction retries one that has ended, but no unknown and no read-only one',
    run: (world) =>
      withClient(world, async (call) => {
        const retry = async (retryTransaction: unknown) =>
          outcome(begin(call, { readWrite: { retryTransaction } }));
        const writing = await begin(call, { readWrite: {} });
        await call('rollback', { database: DATABASE, transaction: writing });
        return [
          await retry(writing),
          await retry(UNKNOWN.transaction),
          await retry(await begin(call)),
        ];
      }),
    expect: ['done', 'invalid-argument', 'invalid-argument'],
  },
];

/** The ids of a page of two, read over REST, and the token of the next. */
async function page(world: World, options: string, token: unknown): Promise<[string, unknown]> {
  const next = token === undefined ? '' : `&pageToken=${encodeURIComponent(String(token))}`;
  const path = `${DOCUMENTS}/${world.collection.id}?pageSize=2${options}${next}`;
  const { body } = await rest(world, 'GET', path);
  const documents = (body['documents'] ?? []) as { name: string }[];
  return [documents.map(({ name }) => name.split('/').at(-1)).join(''), body['nextPageToken']];
}

/** The options of a listing, and the pages of a collection of six. */
export type Listing = [name: string, options: string, expected: string[]];

const BY_NAME: Listing[] = [
  ['by name', '', ['ab', 'cd', 'ef']],
  ['with missing documents', '&showMissing=true', ['ab', 'cd', 'ef']],
];

/** Checks of listings page by page. */
export const pageChecks = (listings: Listing[]): Check[] =>
  listings.flatMap(([name, options, expected]): Check[] => [
    {
      name: `a listing ${name} has every document on one page`,
      async run(world) {
        await store(world, ['a', 'b', 'c', 'd', 'e', 'f']);
        const found: string[] = [];
        let token: unknown;
        do {
          const [ids, next] = await page(world, options, token);
          found.push(ids);
          token = next;
        } while (token !== undefined && token !== '');
        return found.filter(Boolean);
      },
      expect: expected,
    },
    {
      name: `a listing ${name} neither skips nor repeats a document when others are deleted or added`,
      async run(world) {
        await store(world, ['a', 'b', 'c', 'd', 'e', 'f']);
        const [first, token] = await page(world, options, undefined);
        await commit(
          world,
          [...first].map((id) => ({ delete: documentName(world, id) })),
        );
        const added = {
          name: documentName(world, first < 'c' ? '0' : 'x'),
          fields: { n: integer(first < 'c' ? -1 : 99), m: integer(-1) },
        };
        await commit(world, [{ update: added }]);
        return (await page(world, options, token))[0];
      },
      expect: expected[1],
    },
  ]);

const listings: Check[] = [
  ...pageChecks(BY_NAME),
  {
    name: 'a listing by two fields is in their order',
    async run(world) {
      await store(world, ['a', 'b', 'c']);
      const path = `${DOCUMENTS}/${world.collection.id}?orderBy=m%2C%20n%20desc`;
      const { body } = await rest(world, 'GET', path);
      const documents = body['documents'] as { name: string }[];
      return documents.map(({ name }) => name.split('/').at(-1)).join('');
    },
    expect: 'cba',
  },
  {
    name: 'a page token of collections survives the deletion of a collection',
    async run(world) {
      const child = (id: string) => documentName(world, `d/${id}/x`);
      const ids = ['a', 'b', 'c', 'd'];
      await commit(
        world,
        ids.map((id) => ({ update: { name: child(id), fields: {} } })),
      );
      const list = async (pageToken?: unknown) =>
        (
          await rest(world, 'POST', `${documentName(world, 'd')}:listCollectionIds`, {
            pageSize: 2,
            ...(pageToken ? { pageToken } : {}),
          })
        ).body;
      const first = await list();
      await commit(
        world,
        ['a', 'b'].map((id) => ({ delete: child(id) })),
      );
      return [first['collectionIds'], (await list(first['nextPageToken']))['collectionIds']];
    },
    expect: [
      ['a', 'b'],
      ['c', 'd'],
    ],
  },
  ...['pageSize=-1', 'pageToken=zzz', 'orderBy=a%20b%20c', 'orderBy=n&showMissing=true'].map(
    (option): Check => ({
      name: `a listing with ${decodeURIComponent(option)} is invalid`,
      run: async (world) =>
        (await rest(world, 'GET', `${DOCUMENTS}/${world.collection.id}?${option}`)).status,
      expect: 'INVALID_ARGUMENT',
    }),
  ),
];

/** What a create may not name, as query parameters. */
const NAMES: [name: string, request: object][] = [
  ['an id with slashes', { documentId: 'a/b/c' }],
  ['a collection with slashes', { collectionId: 'q/w/e' }],
  ['a reserved id', { documentId: '__x__' }],
  ['an id of two dots', { documentId: '..' }],
  ['no collection', { collectionId: '' }],
  ['a document with a name', { document: { name: `${DOCUMENTS}/a/b`, fields: {} } }],
  ['a malformed mask', { mask: { fieldPaths: ['a..'] } }],
];

const created: Check[] = [
  ...NAMES.map(
    ([name, request]): Check => ({
      name: `a createDocument with ${name} is invalid and creates nothing`,
      async run(world) {
        const { id } = world.collection;
        const whole = {
          parent: DOCUMENTS,
          collectionId: id,
          documentId: 'new',
          document: {},
          ...request,
        };
        const result = await withClient(world, (call) => outcome(call('createDocument', whole)));
        return [result, (await world.collection.listDocuments()).length];
      },
      expect: ['invalid-argument', 0],
    }),
  ),
  {
    name: 'a createDocument without an id makes one of 20 characters',
    run: (world) =>
      withClient(world, async (call) => {
        const request = { parent: DOCUMENTS, collectionId: world.collection.id, document: {} };
        return String((await call('createDocument', request))['name'])
          .split('/')
          .at(-1)?.length;
      }),
    expect: 20,
  },
  {
    name: 'createDocument and updateDocument answer with the fields of their mask',
    async run(world) {
      const path = `${DOCUMENTS}/${world.collection.id}`;
      const fields = { n: integer(1), m: integer(2) };
      const answers = [
        await rest(world, 'POST', `${path}?documentId=a&mask.fieldPaths=n`, { fields }),
        await rest(world, 'PATCH', `${path}/a?mask.fieldPaths=m`, { fields }),
      ];
      return answers.map(({ body }) => Object.keys(body['fields'] as Json));
    },
    expect: [['n'], ['m']],
  },
];

export const rawReadChecks: Check[] = [
  ...readTimes,
  ...transactions,
  ...ended,
  ...listings,
  ...created,
];
