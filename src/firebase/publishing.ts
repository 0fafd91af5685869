import { doc, getDoc } from 'firebase/firestore/lite';
import * as v from 'valibot';
import { PUBLISHING_PATH, type Publishing, PublishingSchema } from '#domain/publishing.ts';
import { firestore } from './service/firestore.ts';
import { retryWithNewToken } from './service/retry-with-new-token.ts';

/** The publishing state of the public site; null before the first change was recorded. */
export function readPublishing(): Promise<Publishing | null> {
  return retryWithNewToken(async () => {
    const snapshot = await getDoc(doc(firestore(), PUBLISHING_PATH));
    return snapshot.exists() ? v.parse(PublishingSchema, snapshot.data()) : null;
  });
}
