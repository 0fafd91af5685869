import type { RulesMethod } from 'app-emulator/rules';
import { IMAGE_TYPES } from '#domain/image/image.ts';
import { IMAGE_FOLDERS } from '#domain/image/upload-kinds.ts';
import type { Caller } from './case.ts';

/** One request to the shipped `storage.rules` and the expected decision. */
export interface StorageCase {
  says: string;
  allowed: boolean;
  as: Caller;
  method: RulesMethod;
  /** Object name, or the prefix of a list. */
  name: string;
  exists: boolean;
  /** Of the file to be stored. */
  contentType?: string;
  size?: number;
}

const LIMIT = 5_242_880;
const SMALL = 16;
const STAFF = ['staff', 'owner', 'sales', 'photographer'] as const;
const OTHERS = ['editor', 'customer', 'nobody'] as const;

type Change = Partial<Omit<StorageCase, 'says' | 'allowed' | 'method'>>;

function uploads(allowed: boolean, says: string, change: Change): StorageCase {
  return {
    says: `${allowed ? 'the storage rules accept' : 'the storage rules refuse'} ${says}`,
    allowed,
    as: 'staff',
    method: 'create',
    name: 'vehicle-images/v1/1_a.jpg',
    exists: false,
    contentType: 'image/jpeg',
    size: SMALL,
    ...change,
  };
}

const ORIGINALS = [
  ...IMAGE_FOLDERS.map((folder) => ({ name: `${folder}/o1/1_a.jpg`, contentType: 'image/jpeg' })),
  { name: 'battery-test-documents/v1/battery_test_1.pdf', contentType: 'application/pdf' },
];

function originalCases({ name, contentType }: (typeof ORIGINALS)[number]): StorageCase[] {
  const access = (as: Caller, allowed: boolean): StorageCase[] => {
    const verb = allowed ? 'the storage rules grant' : 'the storage rules deny';
    return [
      {
        says: `${verb} the caller ${as} read access to ${name}`,
        allowed,
        as,
        method: 'get',
        name,
        exists: true,
      },
      {
        says: `the storage rules deny the caller ${as} delete access to ${name}`,
        allowed: false,
        as,
        method: 'delete',
        name,
        exists: true,
      },
    ];
  };
  return [
    ...STAFF.flatMap((as) => access(as, true)),
    ...STAFF.map((as) =>
      uploads(as !== 'photographer' || contentType !== 'application/pdf', `of ${as} at ${name}`, {
        ...{ as, name, contentType },
      }),
    ),
    ...OTHERS.flatMap((as) => access(as, false)),
    uploads(true, `a small file at ${name}`, { name, contentType }),
    uploads(true, `a file of 5 MB at ${name}`, { name, contentType, size: LIMIT }),
    uploads(false, `a file of 5 MB and one byte at ${name}`, {
      name,
      contentType,
      size: LIMIT + 1,
    }),
    uploads(false, `another file in the place of the stored ${name}`, {
      name,
      contentType,
      exists: true,
    }),
    ...OTHERS.map((as) =>
      uploads(false, `a file from the caller ${as} at ${name}`, { as, name, contentType }),
    ),
    {
      says: `the storage rules refuse new metadata for ${name}`,
      allowed: false,
      as: 'staff',
      method: 'update',
      name,
      exists: true,
      contentType,
    },
    {
      says: `the storage rules deny staff list access to the folder of ${name}`,
      allowed: false,
      as: 'staff',
      method: 'list',
      name: name.slice(0, name.lastIndexOf('/') + 1),
      exists: true,
    },
  ];
}

const image = (allowed: boolean, says: string, owner: string, file: string) =>
  uploads(allowed, says, { name: `vehicle-images/${owner}/${file}` });

const pdf = (allowed: boolean, says: string, file: string) =>
  uploads(allowed, says, {
    name: `battery-test-documents/v1/${file}`,
    contentType: 'application/pdf',
  });

/** Names that no client may read or write, whatever the type of the file. */
const CLOSED = [
  'variants/v1/1_a.jpg',
  'elsewhere/v1/1_a.jpg',
  'vehicle-images/1_a.jpg',
  'vehicle-images/v1/deep/1_a.jpg',
  '1_a.jpg',
  'releases/stock.bin',
];

/** Staff read them of vehicles that visitors do not see; nobody but a function writes them. */
const VARIANT = 'variants/vehicle-images/v1/1_a/480.webp';
const variantCases = [...STAFF, ...OTHERS].flatMap((as): StorageCase[] => {
  const allowed = !OTHERS.some((other) => other === as);
  return [
    {
      ...{ says: `the storage rules ${allowed ? 'grant' : 'deny'} ${as} a variant`, allowed, as },
      ...{ method: 'get', name: VARIANT, exists: true },
    },
    uploads(false, `a variant from ${as}`, { as, name: VARIANT, contentType: 'image/webp' }),
  ];
});

/** Nobody but our own tools may see or change what the next release is compared with. */
const RELEASE_STATES = ['releases/state.json', 'releases/state-2.json'];
const releaseStateCases = RELEASE_STATES.flatMap((name) =>
  ['staff', ...OTHERS].flatMap((caller) => {
    const as = caller as Caller;
    return [
      ...(['get', 'delete'] as const).map((method) => ({
        says: `the storage rules refuse the method ${method} of ${name} to the caller ${as}`,
        allowed: false,
        as,
        method,
        name,
        exists: true,
      })),
      uploads(false, `a file from the caller ${as} at ${name}`, {
        as,
        name,
        contentType: 'application/json',
      }),
    ];
  }),
);

/** The requests with which the tests try the shipped `storage.rules`. */
export const STORAGE_CASES: readonly StorageCase[] = [
  ...ORIGINALS.flatMap(originalCases),
  ...variantCases,
  ...releaseStateCases,
  ...IMAGE_TYPES.map((contentType) => uploads(true, contentType, { contentType })),
  ...['image/gif', 'image/svg+xml', 'application/pdf', 'text/html'].map((contentType) =>
    uploads(false, `${contentType} as the content type of an image`, { contentType }),
  ),
  ...['jpg', 'jpeg', 'png', 'webp'].map((end) =>
    image(true, `an image with the ending .${end}`, 'v1', `f.${end}`),
  ),
  image(false, 'an image with the ending .svg', 'v1', 'f.svg'),
  image(false, 'an image with the ending .pdf', 'v1', 'f.pdf'),
  image(false, 'an image without an ending', 'v1', 'f'),
  image(
    true,
    'an image with the longest allowed owner id and file name',
    'v'.repeat(128),
    `${'f'.repeat(200)}.jpg`,
  ),
  image(false, 'an image with an owner id that is too long', 'v'.repeat(129), 'f.jpg'),
  image(false, 'an image with a file name that is too long', 'v1', `${'f'.repeat(201)}.jpg`),
  image(false, 'an image with a dot in its owner id', 'v.1', 'f.jpg'),
  image(false, 'an image with two dots in its file name', 'v1', 'f.g.jpg'),
  pdf(false, 'a document with the ending .jpg', 'f.jpg'),
  pdf(true, 'a document with the longest allowed file name', `${'f'.repeat(200)}.pdf`),
  pdf(false, 'a document with a file name that is too long', `${'f'.repeat(201)}.pdf`),
  uploads(false, 'a document with the content type of an image', {
    name: 'battery-test-documents/v1/f.pdf',
    contentType: 'image/jpeg',
  }),
  uploads(false, 'an image in the folder of documents', {
    name: 'battery-test-documents/v1/f.jpg',
    contentType: 'image/jpeg',
  }),
  uploads(false, 'a document in the folder of images', {
    name: 'vehicle-images/v1/f.pdf',
    contentType: 'application/pdf',
  }),
  ...CLOSED.flatMap((name): StorageCase[] => [
    {
      says: `the storage rules deny staff read access to ${name}`,
      allowed: false,
      as: 'staff',
      method: 'get',
      name,
      exists: true,
    },
    {
      says: `the storage rules deny staff delete access to ${name}`,
      allowed: false,
      as: 'staff',
      method: 'delete',
      name,
      exists: true,
    },
    uploads(false, `a file at ${name}`, { name }),
  ]),
];
