import type { Firestore, Query, QuerySnapshot } from 'firebase-admin/firestore';
import { INQUIRIES_COLLECTION, type Inquiry } from '#domain/inquiry/inquiry.ts';

/** Whether the person of an inquiry bought its vehicle, by this inquiry or another of theirs. */
export async function isBuyer(
  { email_key, vehicle }: Inquiry,
  db: Firestore,
  get: (query: Query) => Promise<QuerySnapshot>,
): Promise<boolean> {
  const own = db.collection(INQUIRIES_COLLECTION).where('email_key', '==', email_key);
  const { docs } = await get(own);
  return docs.some((one) => one.get('bought') === true && one.get('vehicle.id') === vehicle?.id);
}
