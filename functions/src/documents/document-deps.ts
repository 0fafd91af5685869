import { bucket, database } from '../shared/admin-sdk.ts';
import type { UploadDeps } from '../shared/request/read-upload.ts';

export async function uploadDeps(): Promise<UploadDeps> {
  return { db: database(), bucket: await bucket() };
}
