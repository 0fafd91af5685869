import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import {
  PUBLISHING_PATH,
  type Publishing,
  PublishingSchema,
  type PublishingState,
} from '#domain/publishing.ts';
import type { Current } from '#tools/release/releases.ts';

/** The answer of `/__local/publishing`. */
export interface PublishingStatus {
  state: PublishingState;
  requested_at: string | null;
  published_at: string | null;
  release: string | null;
  error: string | null;
}

/** `system/publishing` as the functions keep it; with its defaults where it is not there yet. */
export async function readPublishing(firestore: Firestore): Promise<Publishing> {
  const snapshot = await firestore.doc(PUBLISHING_PATH).get();
  return v.parse(PublishingSchema, snapshot.data() ?? {});
}

/** Joins what the functions know about requests with what is really shown. */
export function publishingStatus(
  document: Publishing,
  current: Current | null,
  busy: boolean,
): PublishingStatus {
  const upToDate = current !== null && document.requested <= document.built;
  const resting = upToDate ? 'published' : document.state;
  return {
    state: busy ? 'building' : resting,
    requested_at: document.requested_at?.toISOString() ?? null,
    published_at: current?.shown_at ?? null,
    release: current?.release.id ?? null,
    error: document.error,
  };
}
