import { doc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import * as v from 'valibot';
import { SHOT_LIST_PATH, type Shot, ShotListSchema } from '#domain/image/shots.ts';
import { firestore, readFields } from './service/firestore.ts';
import { retryWithNewToken } from './service/retry-with-new-token.ts';
import { accountName } from './session/auth.ts';

/** The dealer's list of shots; null where none is stored, or one that cannot be read. */
export async function readShots(): Promise<readonly Shot[] | null> {
  const parsed = v.safeParse(ShotListSchema, await readFields(SHOT_LIST_PATH.join('/')));
  return parsed.success ? parsed.output.shots : null;
}

export function writeShots(shots: readonly Shot[]): Promise<void> {
  const list = v.parse(ShotListSchema, { shots });
  const signature = { updated_at: serverTimestamp(), updated_by: accountName() };
  return retryWithNewToken(() =>
    setDoc(doc(firestore(), ...SHOT_LIST_PATH), { ...list, ...signature }),
  );
}
