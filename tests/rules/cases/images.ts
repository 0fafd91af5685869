import { imageBase } from '#domain/image/image-address.ts';
import type { ImageFolder } from '#domain/image/upload-kinds.ts';
import {
  allows,
  commonCases,
  created,
  type Data,
  denies,
  type FirestoreCase,
  fieldCases,
  NOW,
  show,
  THEN,
  type Values,
} from './case.ts';
import { flag, requiredText, text, wholeNumber } from './values.ts';

/** What only the image function may write. */
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
  /** Fields of this kind alone that staff may change. */
  own: Data;
  fields: Record<string, Values>;
}

const SHOWN: Record<string, Values> = { is_primary: flag, caption: text(300) };

const KINDS: readonly Kind[] = [
  {
    collection: 'vehicle_images',
    folder: 'vehicle-images',
    owner: 'vehicle_id',
    own: { is_primary: true, caption: 'Forfra' },
    fields: SHOWN,
  },
  {
    collection: 'accessory_images',
    folder: 'accessory-images',
    owner: 'accessory_id',
    own: { is_primary: true, caption: 'Fælg' },
    fields: SHOWN,
  },
  {
    collection: 'damage_images',
    folder: 'damage-images',
    owner: 'vehicle_id',
    own: { damage_description: 'Ridse i venstre fordør' },
    fields: { damage_description: requiredText(1000) },
  },
];

function casesOf({ collection, folder, owner, own, fields }: Kind): FirestoreCase[] {
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
  const image = { ...file('o_1', '1767323045678_ab12.jpg'), image_order: 0, ...own };
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
    after: { ...before, updated_at: NOW, version: 2, ...changes },
  });
  const common = { image_order: wholeNumber(0, 100_000), ...fields };
  return [
    ...commonCases(path, image),
    ...fieldCases(path, created(image), common),
    ...Object.entries(common).flatMap(([field, { good, bad }]) => [
      allows(`takes a new ${field}`, update({ [field]: good.at(-1) })),
      ...bad
        .filter((value) => value !== undefined)
        .map((value) =>
          denies(`refuses to change ${field} to ${show(value)}`, update({ [field]: value })),
        ),
    ]),
    ...['jpg', 'jpeg', 'png', 'webp'].map((extension) =>
      allows(`takes a file .${extension}`, create(file('o', `f.${extension}`))),
    ),
    denies('refuses a file .gif', create(file('o', 'f.gif'))),
    denies('refuses a file .jpgx', create(file('o', 'f.jpgx'))),
    allows('takes the longest owner', create(file('o'.repeat(128), 'f.jpg'))),
    denies('refuses a longer owner', create(file('o'.repeat(129), 'f.jpg'))),
    allows('takes the longest file name', create(file('o', `${'f'.repeat(200)}.jpg`))),
    denies('refuses a longer file name', create(file('o', `${'f'.repeat(201)}.jpg`))),
    allows('takes an address of 300 characters', create(longFile(300))),
    denies('refuses an address of 301 characters', create(longFile(301))),
    denies('refuses a folder in the file name', create(file('o', 'f/g.jpg'))),
    denies('refuses a file of another owner', create({ [owner]: 'other' })),
    denies('refuses an owner that is a pattern', create({ ...file('o', 'f.jpg'), [owner]: '.' })),
    denies('refuses a file of another kind', {
      ...create({}),
      after: created({
        ...image,
        ...file('o', 'f.jpg'),
        storage_path: 'battery-test-documents/o/f.jpg',
        image_url: '/pictures/battery-test-documents/o/f',
      }),
    }),
    denies('refuses the address of another image', create({ image_url: '/pictures/x/y/z' })),
    denies('refuses a foreign address', create({ image_url: 'https://example.com/x.jpg' })),
    denies('refuses an image without a file', create({ storage_path: null })),
    allows('takes an image that says it is pending', create({ image_state: 'pending' })),
    denies('refuses a new image that says it is ready', create({ image_state: 'ready' })),
    denies('refuses to say that it is ready', update({ image_state: 'ready' })),
    ...Object.entries(FUNCTION_FIELDS).flatMap(([field, value]) => [
      denies(`refuses ${field} on a new image`, create({ [field]: value })),
      denies(`refuses to change ${field}`, update({ [field]: value })),
    ]),
    denies('refuses to give the image to another owner', update({ [owner]: 'other' })),
    denies('refuses to put another file in its place', update(file('o_1', 'other.jpg'))),
  ].map((one) =>
    one.says.startsWith(collection) ? one : { ...one, says: `${collection}: ${one.says}` },
  );
}

export const IMAGE_CASES: FirestoreCase[] = KINDS.flatMap(casesOf);
