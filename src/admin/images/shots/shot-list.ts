import { atom } from 'nanostores';
import { draftKey, readStored, writeStored } from '#admin/data/browser-storage.ts';
import { shotNameCopy } from '#copy/admin/vehicles/shots.ts';
import { DEFAULT_SHOTS, type Shot, ShotListSchema } from '#domain/image/shots.ts';
import { readShots, writeShots } from '#firebase/shot-list.ts';

const KEY = draftKey('all', 'shots', 'list');

/** The dealer's list as this device last read it: on the lot there may be no connection. */
export const $shots = atom<readonly Shot[]>(
  readStored(ShotListSchema, KEY)?.shots ?? defaultShots(),
);

let loading: Promise<void> | undefined;

/** Reads the list once a page. Rejects without a connection; the next call tries again. */
export function loadShots(): Promise<void> {
  loading ??= readShots().then(
    (shots) => show(shots ?? defaultShots()),
    (cause: unknown) => {
      loading = undefined;
      throw cause;
    },
  );
  return loading;
}

/** The ids of the shots in the order of the dealer's list. */
export async function shotOrder(): Promise<string[]> {
  await loadShots();
  return $shots.get().map(({ id }) => id);
}

export async function saveShots(shots: readonly Shot[]): Promise<void> {
  await writeShots(shots);
  show(shots);
}

export function defaultShots(): Shot[] {
  return DEFAULT_SHOTS.map((shot) => ({ ...shot, name: shotNameCopy[shot.id] }));
}

/**
 * The list with these names, one in each line. A name on the present list, or on the usual one, is
 * the same shot; a new name in the place of a removed one is that shot renamed.
 */
export function shotsNamed(text: string, before = $shots.get()): Shot[] {
  const names = text.split('\n').flatMap((line) => line.trim() || []);
  const known = [...before, ...defaultShots()].filter(({ name }) => names.includes(name));
  return names.map((name, index) => {
    const same = known.find((shot) => shot.name === name);
    if (same) return same;
    const renamed = before[index];
    if (renamed && !known.includes(renamed)) return { ...renamed, name };
    return { id: crypto.randomUUID(), name, outline: 'none' };
  });
}

function show(shots: readonly Shot[]): void {
  $shots.set(shots);
  writeStored(KEY, { shots });
}
