import type { Firestore } from 'firebase-admin/firestore';
import type { Bucket } from '../shared/bucket.ts';

export interface CleanupDeps {
  db: Firestore;
  bucket: Bucket;
}
