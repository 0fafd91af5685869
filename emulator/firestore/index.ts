import type { FirestoreRules } from '../rules/index.ts';
import type { Database } from '../shared/database.ts';
import type { EventSink } from '../shared/events.ts';
import type { ApiMethod, OpenStream } from '../wire/api-method.ts';
import type { IdentifyCaller } from '../wire/caller.ts';
import type { HttpHandler } from '../wire/http.ts';
import { CommitClock } from '../wire/timestamp.ts';
import { createControl } from './api/control.ts';
import { createListen } from './api/listen.ts';
import { firestoreApi } from './api/methods.ts';
import { createFirestoreRest } from './api/rest.ts';
import { createWriteStream } from './api/write-stream.ts';
import { ResourceNames } from './model/path.ts';
import { Access } from './operations/access.ts';
import { Committer } from './operations/committer.ts';
import { Reads } from './operations/reads.ts';
import { ALL_INDEXED, createIndexes } from './query/indexes.ts';
import type { IndexesFile } from './query/indexes-file.ts';
import { Documents } from './store/documents.ts';
import { Transactions } from './store/transactions.ts';

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
