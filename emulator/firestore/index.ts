import type { IdentifyCaller } from '../caller.ts';
import type { Database } from '../database.ts';
import type { EventSink } from '../events.ts';
import type { HttpHandler } from '../http.ts';
import type { FirestoreRules } from '../rules/types.ts';
import type { OpenStream } from '../transport/grpc.ts';
import { Access } from './access.ts';
import { type ApiMethod, firestoreApi } from './api.ts';
import { Committer } from './commit.ts';
import { createControl } from './control.ts';
import { Documents } from './documents.ts';
import { createListen } from './listen.ts';
import { ResourceNames } from './path.ts';
import { ALL_INDEXED, createIndexes, type IndexesFile } from './query/indexes.ts';
import { Reads } from './reads.ts';
import { createFirestoreRest } from './rest.ts';
import { CommitClock } from './timestamp.ts';
import { Transactions } from './transactions.ts';
import { createWriteStream } from './write-stream.ts';

export interface FirestoreOptions {
  database: Database;
  projectId: string;
  rules: FirestoreRules;
  /** For rules that a test program sends while the backend runs. */
  compileRules: (source: string, fileName: string) => FirestoreRules;
  /** Null serves every query, with or without an index. */
  indexes: IndexesFile | null;
  events: EventSink;
  identify: IdentifyCaller;
}

export interface Firestore {
  /** For the gRPC transport. */
  methods: Record<string, ApiMethod>;
  streams: Record<string, OpenStream>;
  /** The REST API and the control addresses. */
  handle: HttpHandler;
}

export function createFirestore(options: FirestoreOptions): Firestore {
  const { database, events } = options;
  const names = new ResourceNames(options.projectId);
  const documents = Documents.open(database);
  const clock = new CommitClock(documents.newestUpdate());
  const access = new Access(options.rules, documents);
  const indexes = options.indexes === null ? ALL_INDEXED : createIndexes(options.indexes);
  const transactions = new Transactions(documents);
  const committer = new Committer({ database, documents, names, clock, access, events });
  const reads = new Reads({ documents, names, clock, access, transactions, indexes });
  const parts = { names, documents, clock, access, indexes, transactions, committer, reads };

  const methods = firestoreApi(parts);
  const rest = createFirestoreRest(methods, options.identify);
  const control = createControl(parts, options.compileRules);
  return {
    methods,
    streams: { listen: createListen(parts), write: createWriteStream(parts) },
    handle: async (request, response, url) =>
      (await rest(request, response, url)) || (await control(request, response, url)),
  };
}
