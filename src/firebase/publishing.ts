import * as v from 'valibot';
import { PUBLISHING_PATH, type Publishing, PublishingSchema } from '#domain/publishing.ts';
import { readFields } from './service/firestore.ts';

/** The publishing state of the public site; null before the first change was recorded. */
export async function readPublishing(): Promise<Publishing | null> {
  const fields = await readFields(PUBLISHING_PATH);
  return fields ? v.parse(PublishingSchema, fields) : null;
}
