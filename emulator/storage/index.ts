import type { IdentifyCaller } from '../caller.ts';
import type { Database } from '../database.ts';
import type { EventSink } from '../events.ts';
import type { HttpHandler } from '../http.ts';
import type { StorageRules } from '../rules/types.ts';

export interface StorageOptions {
  database: Database;
  /** Bytes live in `storage/` below it. */
  dataDir: string;
  /** The project's one bucket. */
  bucket: string;
  identify: IdentifyCaller;
  rules: StorageRules;
  events: EventSink;
  /** Origin under which the browser reaches the backend: `http://127.0.0.1:4322`. */
  publicUrl: string;
}

export interface Storage {
  handle: HttpHandler;
}

export function createStorage(_options: StorageOptions): Storage {
  return { handle: async () => false };
}
