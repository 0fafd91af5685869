import type { FirestoreRules } from '../rules/index.ts';
import type { Database } from '../shared/database.ts';
import type { EventSink } from '../shared/events.ts';
import type { ApiMethod, OpenStream } from '../wire/api-method.ts';
import type { IdentifyCaller } from '../wire/caller.ts';
import type { HttpHandler } from '../wire/http.ts';
import { createControl } from './api/control.ts';
import { createListen } from './api/listen.ts';
import { firestoreApi } from './api/methods.ts';
import { createFirestoreRest } from './api/rest.ts';
import { createWriteStream } from './api/write-stream.ts';
import { createResourceNames } from './model/resource-names.ts';
import { createAccess } from './operations/access.ts';
import { createCommitter } from './operations/committer.ts';
import { createReads } from './operations/reads.ts';
import { createViews } from './operations/views.ts';
import { ALL_INDEXED, createIndexes } from './query/indexes.ts';
import type { IndexesFile } from './query/indexes-file.ts';
import { createCommitClock } from './store/commit-clock.ts';
import { openDocuments } from './store/documents.ts';
import { createTransactions } from './store/transactions.ts';

export { readIndexes } from './query/indexes-file.ts';

export interface FirestoreOptions {
  database: Database;
  projectId: string;
  rules: FirestoreRules;
  /** Compiles the rules that a test sends while the emulator runs. */
  compileRules: (source: string, fileName: string) => FirestoreRules;
  /** Null serves every query without checking for an index. */
  indexes: IndexesFile | null;
  events: EventSink;
  identify: IdentifyCaller;
  log: (line: string) => void;
}

export interface Firestore {
  /** For the gRPC transport. */
  methods: Record<string, ApiMethod>;
  streams: Record<string, OpenStream>;
  /** The REST API and the control addresses. */
  handle: HttpHandler;
}

/** Firestore with one database, for the gRPC server and over REST. */
export function createFirestore(options: FirestoreOptions): Firestore {
  const { database, events } = options;
  const names = createResourceNames(options.projectId);
  const documents = openDocuments(database, options.log);
  const clock = createCommitClock(documents.newestUpdate());
  const access = createAccess(options.rules, documents);
  const indexes = options.indexes === null ? ALL_INDEXED : createIndexes(options.indexes);
  const transactions = createTransactions(documents);
  const committer = createCommitter({ database, documents, names, clock, access, events });
  const viewOf = createViews(documents, transactions);
  const reads = createReads({ names, clock, access, viewOf, indexes });
  const parts = {
    names,
    documents,
    clock,
    access,
    indexes,
    transactions,
    committer,
    viewOf,
    reads,
  };

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
