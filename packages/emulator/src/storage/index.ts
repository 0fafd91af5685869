import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StorageRules } from '../rules/index.ts';
import type { Database } from '../shared/database.ts';
import type { EventSink } from '../shared/events.ts';
import type { IdentifyCaller } from '../wire/caller.ts';
import { type HttpHandler, sendJson } from '../wire/http.ts';
import { handleAdminRequest } from './admin/admin-api.ts';
import { continueAdminUpload } from './admin/admin-upload.ts';
import { openBlobs } from './blobs/blobs.ts';
import { handleBrowserRequest } from './browser/browser-api.ts';
import { createChanges } from './objects/changes.ts';
import { decodeSegment } from './objects/names.ts';
import { openObjects } from './objects/objects.ts';
import { denied, StorageError, toStorageError } from './objects/storage-error.ts';
import type { StorageContext } from './requests/context.ts';
import type { CorsRule } from './requests/cors.ts';
import { findRoute, type Route, refuseOtherPaths } from './routes.ts';
import { createUploadSessions } from './uploads/upload-sessions.ts';
import { openUploads } from './uploads/upload-store.ts';

export { readCorsRules } from './requests/cors.ts';

export interface StorageOptions {
  database: Database;
  /** Bytes are stored in `storage/` below it. */
  dataDir: string;
  /** The project's one bucket. */
  bucket: string;
  identify: IdentifyCaller;
  rules: StorageRules;
  events: EventSink;
  /** Origin under which SDKs reach the emulator: `http://127.0.0.1:4322`. */
  publicUrl: string;
  /** Which pages of other origins may read bytes; none where it is absent. */
  cors?: readonly CorsRule[] | undefined;
  log?: (line: string) => void;
}

export interface Storage {
  handle: HttpHandler;
  /** Deletes all objects and unfinished uploads without triggering functions. */
  clear(): Promise<void>;
  replaceRules(rules: StorageRules): void;
}

/** Cloud Storage with one bucket: the browser's API under rules, the Admin SDK's without. */
export function createStorage(options: StorageOptions): Storage {
  const { database, dataDir, bucket, identify, rules, events, publicUrl } = options;
  const { cors = [], log = () => {} } = options;
  const objects = openObjects(database);
  const blobs = openBlobs(dataDir);
  const changes = createChanges({ database, objects, blobs, events, bucket, publicUrl });
  const store = openUploads(database);
  const uploads = createUploadSessions(store, blobs, changes);
  const stores = { objects, blobs, changes, uploads };
  const context = { bucket, publicUrl, identify, rules, ...stores, cors, log };
  const cleanedUp = blobs.sweep(objects.blobIds(), store.expire());
  // A failure is thrown by the first request, which awaits it.
  cleanedUp.catch(() => {});
  return {
    handle: async (request, response, url) => {
      const route = findRoute(url.pathname);
      if (route === null) {
        refuseOtherPaths(request.method ?? 'GET', url.pathname, bucket);
        return false;
      }
      await cleanedUp;
      await answer(context, route, request, response, url);
      return true;
    },
    clear: async () => {
      await cleanedUp;
      database.exec('DELETE FROM storage_objects; DELETE FROM storage_uploads');
      await blobs.sweep(new Set(), new Set());
    },
    replaceRules: (rules) => {
      context.rules = rules;
    },
  };
}

async function answer(
  context: StorageContext,
  route: Route,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  try {
    if (decodeSegment(route.bucket) !== context.bucket) {
      throw new StorageError(
        404,
        'notFound',
        `The bucket ${route.bucket} does not exist: the emulator has ${context.bucket} alone.`,
      );
    }
    const call = { context, request, response, url };
    if (route.api === 'web') {
      await handleBrowserRequest(call, route.rest.replace(/^\/o\/?/, '') || undefined);
      return;
    }
    // The Admin SDK sends no Authorization header here; pages and their tokens are refused.
    const { authorization, origin } = request.headers;
    if (origin !== undefined) throw denied('This path is for the Admin SDK, not for pages.');
    if (authorization !== undefined && authorization !== 'Bearer owner') {
      throw denied('This path is for the Admin SDK.');
    }
    const continuesUpload = route.api === 'adminUpload' && url.searchParams.has('upload_id');
    if (continuesUpload) await continueAdminUpload(call);
    else await handleAdminRequest(call, route.rest);
  } catch (error) {
    sendError(request, response, error);
  }
}

function sendError(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  if (request.destroyed && !request.complete) {
    // The connection broke during an upload, so no answer can be sent.
    response.destroy();
    return;
  }
  const { httpStatus: code, message, reason } = toStorageError(error);
  sendJson(response, code, {
    error: { code, message, errors: [{ message, reason, domain: 'global' }] },
  });
}
