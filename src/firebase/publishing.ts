import { doc, getDoc } from 'firebase/firestore/lite';
import * as v from 'valibot';
import { PUBLISHING_PATH, type Publishing, PublishingSchema } from '#domain/publishing.ts';
import { call } from './call.ts';
import { firestore } from './firestore.ts';

/** What the public site shows; null before the first change was noted. */
export function readPublishing(): Promise<Publishing | null> {
  return call(async () => {
    const snapshot = await getDoc(doc(firestore(), PUBLISHING_PATH));
    return snapshot.exists() ? v.parse(PublishingSchema, snapshot.data()) : null;
  });
}
