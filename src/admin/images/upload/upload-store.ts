import { atom } from 'nanostores';
import type { Reason } from '#admin/feedback/reason.ts';
import type { DamageFacts } from '#domain/damage/facts.ts';
import type { ImageSet } from '../data/image-sets.ts';

/** The upload of one chosen file: the file to Storage, then a document to Firestore. */
export interface Upload {
  key: number;
  set: ImageSet;
  ownerId: string;
  file: File;
  /** Text for the image: the description of a damage. */
  text: string;
  /** Further fields of its document: the facts of a damage, or the shot that it is. */
  fields?: Partial<DamageFacts & { shot: string }> | undefined;
  state: 'waiting' | 'preparing' | 'uploading' | 'uploaded' | 'saved' | 'failed';
  /** 0 to 1 */
  progress: number;
  problem: Reason | null;
  /** It failed without a network or a session: sent again when there is one, before later ones. */
  offline: boolean;
  /** The file is no usable image: a retry would fail as well. */
  permanent: boolean;
  /** Where the file is uploaded to; null until it is made smaller. */
  storagePath: string | null;
  /** Whether this page has seen the file arrive there. */
  isUploaded: boolean;
  /** The id that its document will have, and that it has in the queue of this device. */
  documentId: string;
  /** Whether that queue has it. */
  isStored: boolean;
  /** A number made of the content, which the stored name has; absent where it has a random one. */
  mark?: number | undefined;
}

/**
 * All uploads that are running or have failed, of every owner, and those of the same choice that are saved. They go on, and stay listed, when
 * staff leave the view in which they chose the files.
 */
export const $uploads = atom<readonly Upload[]>([]);

let lastKey = 0;

/** Adds an upload per file, in the state `waiting`, and returns them. */
export function addUploads(
  files: readonly File[],
  owner: Pick<Upload, 'set' | 'ownerId' | 'text' | 'fields'>,
  marks: readonly number[] = [],
): Upload[] {
  const added = files.map((file, index): Upload => {
    // Keys grow from page to page as well: they are the order of what is stored on the device.
    lastKey = Math.max(lastKey + 1, Date.now() * 1000);
    return {
      ...{ ...owner, ...WAITING, key: lastKey, file, storagePath: null, isStored: false },
      documentId: crypto.randomUUID(),
      mark: marks[index],
    };
  });
  $uploads.set([...$uploads.get(), ...added]);
  return added;
}

/** The fields of an upload that has not started. */
export const WAITING = {
  state: 'waiting',
  progress: 0,
  problem: null,
  offline: false,
  permanent: false,
  isUploaded: false,
} as const satisfies Partial<Upload>;

export function patchUpload(key: number, change: Partial<Upload>): void {
  $uploads.set(
    $uploads.get().map((upload) => (upload.key === key ? { ...upload, ...change } : upload)),
  );
}

export function removeUploads(keys: readonly number[]): void {
  $uploads.set($uploads.get().filter(({ key }) => !keys.includes(key)));
}

/** Whether it is to be sent: chosen just now, or without a connection until now. */
export function isWaiting({ state, offline }: Pick<Upload, 'state' | 'offline'>): boolean {
  return state === 'waiting' || offline;
}

/** Whether it needs staff to continue. */
export function hasFailed({ state, offline }: Pick<Upload, 'state' | 'offline'>): boolean {
  return state === 'failed' && !offline;
}

export function isRunning({ state }: Pick<Upload, 'state'>): boolean {
  return state !== 'failed' && state !== 'saved';
}

/**
 * Those of the chosen uploads whose documents can be saved: uploaded, and none before them that still
 * runs or waits for a connection, so that images are saved in the order in which they were chosen.
 */
export function readyToSave<U extends Pick<Upload, 'state' | 'offline'>>(
  chosen: readonly U[],
): U[] {
  const open = chosen.findIndex(
    (upload) => upload.offline || (isRunning(upload) && upload.state !== 'uploaded'),
  );
  const ended = open === -1 ? chosen : chosen.slice(0, open);
  return ended.filter(({ state }) => state === 'uploaded');
}

/** Whether an owner gets images, of those that it shows first. */
export function hasImagesToCome(uploads: readonly Upload[], ownerId: string): boolean {
  return uploads.some((upload) => upload.ownerId === ownerId && upload.set.kind.hasPrimary);
}

/** How far all uploads are; `next`: the first that is not saved, null where all are. */
export function countUploads(uploads: readonly Upload[]) {
  const count = (is: (upload: Upload) => boolean) => uploads.filter(is).length;
  return {
    all: uploads.length,
    saved: count(({ state }) => state === 'saved'),
    waiting: count(({ offline }) => offline),
    failed: count(hasFailed),
    next: uploads.find(({ state }) => state !== 'saved') ?? null,
  };
}
