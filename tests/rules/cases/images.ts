import { imageBase } from '#domain/image/image-address.ts';
import type { ImageFolder } from '#domain/image/upload-kinds.ts';
import {
  allows,
  BASE_CALLERS,
  type Caller,
  commonCases,
  created,
  type Data,
  denies,
  EMAIL,
  type FirestoreCase,
  NOW,
  THEN,
  valuesOfTheSchema,
} from './case.ts';

/** Fields that only the image function may write. */
const FUNCTION_FIELDS: Record<string, unknown> = {
  image_error: 'Filen er ikke et billede.',
  width: 1920,
  height: 1080,
  color: '#aabbcc',
  placeholder: 'data:image/webp;base64,AA==',
  widths: [480],
};

interface Kind {
  collection: string;
  folder: ImageFolder;
  owner: 'vehicle_id' | 'accessory_id';
  /** Fields that staff may change and other image collections lack. */
  own: Data;
  /** Fields that only a new document may have. */
  onceWritten?: Data;
}

const KINDS: readonly Kind[] = [
  {
    collection: 'vehicle_images',
    folder: 'vehicle-images',
    owner: 'vehicle_id',
    own: { is_primary: true, caption: 'Forfra' },
    onceWritten: { shot: 'front_left' },
  },
  {
    collection: 'accessory_images',
    folder: 'accessory-images',
    owner: 'accessory_id',
    own: { is_primary: true, caption: 'Fælg' },
  },
  {
    collection: 'damage_images',
    folder: 'damage-images',
    owner: 'vehicle_id',
    own: {
      damage_description: 'Ridse i venstre fordør',
      damage_kind: 'scratch',
      damage_part: 'left_front_door',
      damage_place: { view: 'left', x: 0.4, y: 0.5 },
      damage_size_cm: 8,
      damage_repaired: false,
    },
  },
];

function casesOf({ collection, folder, owner, own, onceWritten = {} }: Kind): FirestoreCase[] {
  const path = `${collection}/p1`;
  const file = (ownerId: string, name: string): Data => {
    const storage_path = `${folder}/${ownerId}/${name}`;
    return { [owner]: ownerId, storage_path, image_url: imageBase(storage_path) };
  };
  /** A file with a public address of this many characters. */
  const longFile = (length: number) => {
    const rest = length - imageBase(`${folder}/${'o'.repeat(100)}/.jpg`).length;
    return file('o'.repeat(100), `${'f'.repeat(rest)}.jpg`);
  };
  const image = {
    ...file('o_1', '1767323045678_ab12.jpg'),
    image_order: 0,
    ...own,
    ...onceWritten,
  };
  const before = { ...image, created_at: THEN, updated_at: THEN, version: 1 };
  const create = (changes: Data) => ({
    method: 'create' as const,
    path,
    after: { ...created(image), ...changes },
  });
  const update = (changes: Data) => ({
    method: 'update' as const,
    path,
    before,
    after: { ...before, updated_at: NOW, updated_by: EMAIL, version: 2, ...changes },
  });
  const values = ['image_order', ...Object.keys(own)];
  return [
    ...commonCases(path, image),
    ...valuesOfTheSchema(path, created(image), values),
    ...values.map((field) =>
      allows(`the rules accept a change of ${field}`, update({ [field]: 7 })),
    ),
    ...Object.keys(onceWritten).map((field) =>
      denies(`the rules refuse a change of ${field}`, update({ [field]: 'other' })),
    ),
    ...['jpg', 'jpeg', 'png', 'webp'].map((extension) =>
      allows(
        `the rules accept a file with the ending .${extension}`,
        create(file('o', `f.${extension}`)),
      ),
    ),
    denies('the rules refuse a file with the ending .gif', create(file('o', 'f.gif'))),
    denies('the rules refuse a file with the ending .jpgx', create(file('o', 'f.jpgx'))),
    allows(
      'the rules accept an owner id of 128 characters',
      create(file('o'.repeat(128), 'f.jpg')),
    ),
    denies(
      'the rules refuse an owner id of 129 characters',
      create(file('o'.repeat(129), 'f.jpg')),
    ),
    allows(
      'the rules accept a file name of 200 characters before the ending',
      create(file('o', `${'f'.repeat(200)}.jpg`)),
    ),
    denies(
      'the rules refuse a file name of 201 characters before the ending',
      create(file('o', `${'f'.repeat(201)}.jpg`)),
    ),
    allows('the rules accept an image address of 300 characters', create(longFile(300))),
    denies('the rules refuse an image address of 301 characters', create(longFile(301))),
    denies('the rules refuse a folder in the file name', create(file('o', 'f/g.jpg'))),
    denies('the rules refuse a file of another owner', create({ [owner]: 'other' })),
    denies(
      'the rules refuse an owner id that is a pattern',
      create({ ...file('o', 'f.jpg'), [owner]: '.' }),
    ),
    denies('the rules refuse a file from the folder of another kind', {
      ...create({}),
      after: created({
        ...image,
        ...file('o', 'f.jpg'),
        storage_path: 'battery-test-documents/o/f.jpg',
        image_url: '/pictures/battery-test-documents/o/f',
      }),
    }),
    denies(
      'the rules refuse the address of another image',
      create({ image_url: '/pictures/x/y/z' }),
    ),
    denies(
      'the rules refuse an image address on another site',
      create({ image_url: 'https://example.com/x.jpg' }),
    ),
    denies('the rules refuse an image without a file', create({ storage_path: null })),
    allows('the rules accept a new image in the state pending', create({ image_state: 'pending' })),
    denies('the rules refuse a new image in the state ready', create({ image_state: 'ready' })),
    denies(
      'the rules refuse a change of an image to the state ready',
      update({ image_state: 'ready' }),
    ),
    ...Object.entries(FUNCTION_FIELDS).flatMap(([field, value]) => [
      denies(`the rules refuse ${field} on a new image`, create({ [field]: value })),
      denies(`the rules refuse a change of ${field}`, update({ [field]: value })),
    ]),
    denies('the rules refuse to move an image to another owner', update({ [owner]: 'other' })),
    denies(
      'the rules refuse an image change that replaces the file',
      update(file('o_1', 'other.jpg')),
    ),
  ].map((one) =>
    one.says.startsWith(collection) ? one : { ...one, says: `${collection}: ${one.says}` },
  );
}

export const IMAGE_CASES: FirestoreCase[] = KINDS.flatMap(casesOf);

const LIST_PATH = 'settings/shots';
const SHOT = { id: 'front', name: 'Front', outline: 'front' };
const LIST = { shots: [SHOT], updated_at: NOW, updated_by: EMAIL };
const STORED = { ...LIST, updated_at: THEN };
const OWNERS: readonly Caller[] = ['staff', 'owner'];
const STAFF: readonly Caller[] = [...OWNERS, 'sales', 'photographer'];

/** The dealer's list of shots, which every member of staff works by and owners alone change. */
export const SHOT_LIST_CASES: readonly FirestoreCase[] = [
  ...(Object.keys(BASE_CALLERS) as Caller[]).flatMap((as) => {
    const reads = STAFF.includes(as) ? allows : denies;
    const writes = OWNERS.includes(as) ? allows : denies;
    return [
      reads(`the rules decide whether ${as} reads the list of shots`, {
        ...{ method: 'get', path: LIST_PATH, before: STORED, as },
      }),
      writes(`the rules decide whether ${as} stores a first list of shots`, {
        ...{ method: 'create', path: LIST_PATH, after: LIST, as },
      }),
      writes(`the rules decide whether ${as} changes the list of shots`, {
        ...{ method: 'update', path: LIST_PATH, before: STORED, after: LIST, as },
      }),
      denies(`the rules deny the caller ${as} to delete the list of shots`, {
        ...{ method: 'delete', path: LIST_PATH, before: STORED, as },
      }),
      denies(`the rules deny the caller ${as} to list the settings`, {
        ...{ method: 'list', path: 'settings', as },
      }),
      denies(`the rules deny the caller ${as} another setting`, {
        ...{ method: 'create', path: 'settings/other', after: LIST, as },
      }),
    ];
  }),
  ...Object.entries({
    'of sixty-one': { shots: Array.from({ length: 61 }, () => SHOT) },
    'that is no list': { shots: {} },
    'with another field': { role: 'owner' },
    'in the name of a colleague': { updated_by: 'a@b.dk' },
    'at a client time': { updated_at: THEN },
  }).map(([what, changes]) =>
    denies(`the rules refuse a list of shots ${what}`, {
      ...{ method: 'create', path: LIST_PATH, after: { ...LIST, ...changes } },
    }),
  ),
  allows('the rules accept a list of sixty shots', {
    ...{ method: 'create', path: LIST_PATH },
    after: { ...LIST, shots: Array.from({ length: 60 }, () => SHOT) },
  }),
];
