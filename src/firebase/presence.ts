import { doc, type QueryDocumentSnapshot, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { findDocuments, firestore } from './service/firestore.ts';
import { retryWithNewToken } from './service/retry-with-new-token.ts';
import { accountId, accountName } from './session/auth.ts';

const PRESENCE = 'presence';
/** An older beat means that somebody has left without saying so. */
const STALE_MS = 60_000;

/** Says that this account has the form of a record open; null: of none. */
export function announce(record: string | null): Promise<void> {
  return retryWithNewToken(() =>
    setDoc(doc(firestore(), PRESENCE, accountId()), {
      record,
      email: accountName(),
      at: serverTimestamp(),
    }),
  );
}

/** The addresses of the other accounts that have the form of a record open now. */
export async function othersAt(record: string): Promise<string[]> {
  const beats = await findDocuments(PRESENCE);
  // The newest beat is the clock: that of this device may be wrong.
  const timeOf = (beat: QueryDocumentSnapshot): number => beat.get('at')?.toMillis() ?? 0;
  const now = Math.max(0, ...beats.map(timeOf));
  return beats
    .filter((beat) => now - timeOf(beat) < STALE_MS && beat.get('record') === record)
    .filter(({ id }) => id !== accountId())
    .map((beat) => String(beat.get('email')));
}
