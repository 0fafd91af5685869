import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Database } from '../database.ts';
import { type EventSink, NO_EVENTS } from '../events.ts';
import type { HttpHandler } from '../http.ts';

export interface FunctionsOptions {
  database: Database;
  projectId: string;
  bucket: string;
  /** Folder of the built functions; its `package.json` names the module in `main`. */
  directory: string;
  /** What the functions see besides the Firebase variables: parameters and secrets. */
  env: Record<string, string>;
  /** Origin of the backend: `http://127.0.0.1:4322`. */
  backendUrl: string;
  log: (line: string) => void;
}

export interface Functions {
  /** Firestore and Storage leave their events here. */
  events: EventSink;
  /** Cloud Tasks REST and `/{project}/{region}/{name}`. */
  handle: HttpHandler;
  /** Runs one https function on a request as it came; for hosting rewrites. */
  serve(functionName: string, request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Loads the module and begins to deliver; fails when it does not load. */
  start(): Promise<void>;
  /** Loads the module anew; the old code goes on when the new one does not load. */
  reload(): Promise<void>;
  /** Resolves when no due event, task or call is left. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

export function createFunctions(_options: FunctionsOptions): Functions {
  return {
    events: NO_EVENTS,
    handle: async () => false,
    serve: async (_name, _request, response) => {
      response.writeHead(404).end();
    },
    start: async () => {},
    reload: async () => {},
    idle: async () => {},
    close: async () => {},
  };
}
