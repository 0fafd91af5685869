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
  /** Further fields of its document: the facts of a damage. */
  fields?: Partial<DamageFacts> | undefined;
  state: 'waiting' | 'preparing' | 'uploading' | 'uploaded' | 'saved' | 'failed';
  /** 0 to 1 */
  progress: number;
  problem: Reason | null;
  /** It failed without a network: retried when there is one. */
  offline: boolean;
  /** Which call of `sendUploads` it belongs to; a retry makes it part of another. */
  round: number;
  /** The file is no usable image: a retry would fail as well. */
  permanent: boolean;
  /** Where the file is stored; null until it is. */
  storagePath: string | null;
  /** A number made of the content, which the stored name has; absent where it has a random one. */
  mark?: number;
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
    lastKey += 1;
    const mark = marks[index];
    return {
      ...{ ...owner, ...WAITING, key: lastKey, file, round: 0, storagePath: null },
      ...(mark === undefined ? {} : { mark }),
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
} as const satisfies Partial<Upload>;

export function patchUpload(key: number, change: Partial<Upload>): void {
  $uploads.set(
    $uploads.get().map((upload) => (upload.key === key ? { ...upload, ...change } : upload)),
  );
}

export function removeUploads(keys: readonly number[]): void {
  $uploads.set($uploads.get().filter(({ key }) => !keys.includes(key)));
}

export function isRunning({ state }: Pick<Upload, 'state'>): boolean {
  return state !== 'failed' && state !== 'saved';
}

/**
 * The uploads of one round whose documents can be saved: uploaded, and no file chosen before them
 * still running, so that images are saved in the order in which they were chosen. A retried upload
 * is in the round of the retry alone, so that no image is counted twice.
 */
export function readyToSave<U extends Pick<Upload, 'state' | 'round'>>(
  uploads: readonly U[],
  round: number,
): U[] {
  const chosen = uploads.filter((upload) => upload.round === round);
  const running = chosen.findIndex((upload) => isRunning(upload) && upload.state !== 'uploaded');
  const ended = running === -1 ? chosen : chosen.slice(0, running);
  return ended.filter(({ state }) => state === 'uploaded');
}
