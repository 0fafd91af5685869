import * as v from 'valibot';
import { accountId } from '#firebase/session/auth.ts';
import type { ImageSet } from '../data/image-sets.ts';
import { $uploads } from './upload-store.ts';

/**
 * The names of the files whose upload has not ended and that the queue of this device could not store:
 * a page that is closed or crashes in the middle loses them, and the next one says which. Each page has an entry of its own, and a
 * lock for as long as it lives.
 */
const PREFIX = 'admin-uploads/';
const LostSchema = v.array(v.object({ owner: v.string(), name: v.string() }));
type Lost = v.InferOutput<typeof LostSchema>;

let ownKey: string | null = null;

const ownerOf = (set: ImageSet, ownerId: string) => `${set.kind.folder}/${ownerId}`;

/** From now on the names of what is being uploaded are stored; call it when files are chosen. */
export function rememberUploads(): void {
  if (ownKey !== null) return;
  const key = `${PREFIX}${accountId()}/${crypto.randomUUID()}`;
  ownKey = key;
  // Held until the page is gone.
  void navigator.locks?.request(key, () => new Promise(() => {}));
  $uploads.subscribe((uploads) =>
    store(
      key,
      uploads
        .filter(({ state, isStored }) => state !== 'saved' && !isStored)
        .map(({ set, ownerId, file }) => ({ owner: ownerOf(set, ownerId), name: file.name })),
    ),
  );
}

/** The names of the files of one owner that an earlier page did not upload. */
export async function lostUploads(set: ImageSet, ownerId: string): Promise<string[]> {
  const owner = ownerOf(set, ownerId);
  const lost = (await keysOfEarlierPages()).flatMap(read);
  return lost.flatMap((file) => (file.owner === owner ? [file.name] : []));
}

/** Forgets the lost files of one owner, once staff have read their names. */
export async function forgetLostUploads(set: ImageSet, ownerId: string): Promise<void> {
  const owner = ownerOf(set, ownerId);
  for (const key of await keysOfEarlierPages()) {
    store(
      key,
      read(key).filter((file) => file.owner !== owner),
    );
  }
}

async function keysOfEarlierPages(): Promise<string[]> {
  try {
    const { held = [] } = (await navigator.locks?.query()) ?? {};
    const open = new Set(held.map(({ name }) => name));
    const own = `${PREFIX}${accountId()}/`;
    return Object.keys(localStorage).filter(
      (key) => key.startsWith(own) && key !== ownKey && !open.has(key),
    );
  } catch {
    // Storage is forbidden, so nothing was stored.
    return [];
  }
}

function read(key: string): Lost {
  try {
    const result = v.safeParse(LostSchema, JSON.parse(localStorage.getItem(key) ?? '[]'));
    return result.success ? result.output : [];
  } catch {
    return [];
  }
}

function store(key: string, lost: Lost): void {
  try {
    if (lost.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(lost));
  } catch {
    // Storage is full or forbidden: the upload works, but a reload names nothing.
  }
}
