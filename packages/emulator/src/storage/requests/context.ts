import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StorageRules } from '#emulator/rules/index.ts';
import type { IdentifyCaller } from '#emulator/wire/caller.ts';
import type { Blobs } from '../blobs/blobs.ts';
import type { ObjectChanges } from '../objects/changes.ts';
import type { ObjectStore } from '../objects/objects.ts';
import type { UploadSessions } from '../uploads/upload-sessions.ts';
import type { CorsRule } from './cors.ts';

/** The stores and settings that every call of the two Storage APIs works on. */
export interface StorageContext {
  bucket: string;
  publicUrl: string;
  identify: IdentifyCaller;
  rules: StorageRules;
  objects: ObjectStore;
  blobs: Blobs;
  changes: ObjectChanges;
  uploads: UploadSessions;
  /** The bucket's CORS configuration. */
  cors: readonly CorsRule[];
  log: (line: string) => void;
}

/** One HTTP request to either API. */
export interface StorageCall {
  context: StorageContext;
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
}
