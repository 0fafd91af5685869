import type { IncomingMessage, ServerResponse } from 'node:http';
import type { IdentifyCaller } from '../caller.ts';
import type { StorageRules } from '../rules/types.ts';
import type { Blobs } from './blobs.ts';
import type { ObjectChanges } from './changes.ts';
import type { ObjectStore } from './objects.ts';
import type { UploadSessions } from './sessions.ts';

/** What every call of the two Storage APIs works on. */
export interface StorageContext {
  bucket: string;
  publicUrl: string;
  identify: IdentifyCaller;
  rules: StorageRules;
  objects: ObjectStore;
  blobs: Blobs;
  changes: ObjectChanges;
  uploads: UploadSessions;
}

/** One HTTP request to either API. */
export interface StorageCall {
  context: StorageContext;
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
}
