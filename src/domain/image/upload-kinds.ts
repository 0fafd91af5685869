/**
 * The kinds of files that staff upload for a vehicle or an accessory: where their documents and
 * files are stored, and which owner they belong to. `firestore.rules` and `storage.rules` repeat
 * these names; a test compares them.
 */

/** The collections whose documents own uploads. */
export const OWNER_COLLECTIONS = ['vehicles', 'accessories'] as const;
export type OwnerCollection = (typeof OWNER_COLLECTIONS)[number];

/** `pending` until a function has read the file; visitors get a file that is `ready`. */
export const UPLOAD_STATES = ['pending', 'ready', 'failed'] as const;
export type UploadState = (typeof UPLOAD_STATES)[number];

interface Upload {
  /** Collection of the documents that describe the files. */
  collection: string;
  /** Storage folder of the originals, `{folder}/{ownerId}/{file}`; variants are below `variants/`. */
  folder: string;
  ownerCollection: OwnerCollection;
  /** Field of the document that holds the owner's id. */
  ownerField: 'vehicle_id' | 'accessory_id';
  /** Field that says whether a function has read the file, and could use it: `UPLOAD_STATES`. */
  stateField: 'image_state' | 'document_state';
}

/** Images; `textField` is the one text that staff write about each. */
export const IMAGE_KINDS = {
  vehicle: {
    collection: 'vehicle_images',
    folder: 'vehicle-images',
    ownerCollection: 'vehicles',
    ownerField: 'vehicle_id',
    stateField: 'image_state',
    textField: 'caption',
    hasPrimary: true,
  },
  damage: {
    collection: 'damage_images',
    folder: 'damage-images',
    ownerCollection: 'vehicles',
    ownerField: 'vehicle_id',
    stateField: 'image_state',
    textField: 'damage_description',
    hasPrimary: false,
  },
  accessory: {
    collection: 'accessory_images',
    folder: 'accessory-images',
    ownerCollection: 'accessories',
    ownerField: 'accessory_id',
    stateField: 'image_state',
    textField: 'caption',
    hasPrimary: true,
  },
} as const satisfies Record<
  string,
  Upload & { textField: 'caption' | 'damage_description'; hasPrimary: boolean }
>;
export type ImageKind = (typeof IMAGE_KINDS)[keyof typeof IMAGE_KINDS];

export const BATTERY_DOCUMENTS = {
  collection: 'battery_test_results',
  folder: 'battery-test-documents',
  ownerCollection: 'vehicles',
  ownerField: 'vehicle_id',
  stateField: 'document_state',
} as const satisfies Upload;

export type UploadKind = ImageKind | typeof BATTERY_DOCUMENTS;

export const UPLOAD_KINDS: readonly UploadKind[] = [
  ...Object.values(IMAGE_KINDS),
  BATTERY_DOCUMENTS,
];

/** Storage folders of images; also the first segment of an image's public address. */
export const IMAGE_FOLDERS = Object.values(IMAGE_KINDS).map(({ folder }) => folder);
export type ImageFolder = ImageKind['folder'];

/** The vehicle that a stored file belongs to; null for a file of something else. */
export function vehicleOfFile(object: string): string | null {
  const [folder, owner] = object.replace(/^variants\//u, '').split('/');
  const kind = UPLOAD_KINDS.find((candidate) => candidate.folder === folder);
  return kind?.ownerCollection === 'vehicles' ? (owner ?? null) : null;
}

/** The uploads that are deleted together with a document of `collection`. */
export function cascadesOf(collection: OwnerCollection): UploadKind[] {
  return UPLOAD_KINDS.filter(({ ownerCollection }) => ownerCollection === collection);
}
