import { doc, setDoc } from 'firebase/firestore/lite';
import * as v from 'valibot';
import { type SavedView, STAFF_VIEWS_COLLECTION, StaffViewsSchema } from '#domain/saved-view.ts';
import { firestore, readFields } from './service/firestore.ts';
import { retryWithNewToken } from './service/retry-with-new-token.ts';

/** The saved views of an account; none where the stored ones cannot be read. */
export async function readViews(uid: string): Promise<readonly SavedView[]> {
  const fields = await readFields(`${STAFF_VIEWS_COLLECTION}/${uid}`);
  const parsed = v.safeParse(StaffViewsSchema, fields);
  return parsed.success ? parsed.output.views : [];
}

export function writeViews(uid: string, views: readonly SavedView[]): Promise<void> {
  const document = v.parse(StaffViewsSchema, { views });
  return retryWithNewToken(() => setDoc(doc(firestore(), STAFF_VIEWS_COLLECTION, uid), document));
}
