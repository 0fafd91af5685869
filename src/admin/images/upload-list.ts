import { atom } from 'nanostores';
import type { ImageSet } from './image-sets.ts';

/** One chosen file on its way. `stored` is where it arrived; its document may still be missing. */
export interface Upload {
  key: number;
  set: ImageSet;
  ownerId: string;
  file: File;
  /** What is said of the image: the damage it shows. */
  text: string;
  state: 'waiting' | 'preparing' | 'uploading' | 'arrived' | 'failed';
  /** 0 to 1 */
  progress: number;
  problem: string | null;
  /** Nothing answered: worth another try as soon as there is a network. */
  offline: boolean;
  /** A file that is no usable image fails again however often it is tried. */
  final: boolean;
  stored: string | null;
}

/**
 * All uploads that are under way or have failed, of every owner. They go on, and stay listed, when
 * the view in which they were chosen is left.
 */
export const $uploads = atom<readonly Upload[]>([]);

let lastKey = 0;

export function listUploads(
  files: readonly File[],
  owner: Pick<Upload, 'set' | 'ownerId' | 'text'>,
): Upload[] {
  const added = files.map((file): Upload => {
    lastKey += 1;
    return { ...owner, ...AT_THE_START, key: lastKey, file, stored: null };
  });
  $uploads.set([...$uploads.get(), ...added]);
  return added;
}

export const AT_THE_START = {
  state: 'waiting',
  progress: 0,
  problem: null,
  offline: false,
  final: false,
} as const satisfies Partial<Upload>;

export function patchUpload(key: number, change: Partial<Upload>): void {
  $uploads.set(
    $uploads.get().map((upload) => (upload.key === key ? { ...upload, ...change } : upload)),
  );
}

export function dropUploads(keys: readonly number[]): void {
  $uploads.set($uploads.get().filter(({ key }) => !keys.includes(key)));
}

export function isUnderWay({ state }: Pick<Upload, 'state'>): boolean {
  return state !== 'failed';
}

/**
 * The uploads of a round, as they stand now, that can be registered: arrived, and none chosen
 * before them still under way, so that images keep the order in which they were chosen.
 */
export function readyToRegister<U extends Pick<Upload, 'state'>>(round: readonly U[]): U[] {
  const open = round.findIndex(({ state }) => state !== 'arrived' && state !== 'failed');
  const settled = open === -1 ? round : round.slice(0, open);
  return settled.filter(({ state }) => state === 'arrived');
}
