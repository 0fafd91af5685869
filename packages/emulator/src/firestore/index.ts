import type { FirestoreRules } from '../rules/index.ts';
import type { Database } from '../shared/database.ts';
import type { EventSink } from '../shared/events.ts';
import type { ApiMethod, OpenStream } from '../wire/api-method.ts';
import type { IdentifyCaller } from '../wire/caller.ts';
import type { HttpHandler } from '../wire/http.ts';
import { createControl } from './api/control.ts';
import { methodsOf, streamOf } from './api/databases.ts';
import { createListen } from './api/listen.ts';
import { firestoreApi } from './api/methods.ts';
import { createFirestoreRest } from './api/rest.ts';
import { createWriteStream } from './api/write-stream.ts';
import { createResourceNames, DEFAULT_DATABASE } from './model/resource-names.ts';
import { createAccess } from './operations/access.ts';
import { createCommitter } from './operations/committer.ts';
import type { FirestoreParts } from './operations/parts.ts';
import { createReads } from './operations/reads.ts';
import { createViews } from './operations/views.ts';
import { ALL_INDEXED, createIndexes } from './query/indexes.ts';
import type { IndexesFile } from './query/indexes-file.ts';
import { createCommitClock } from './store/commit-clock.ts';
import { openDocuments, tableOf } from './store/documents.ts';
import { createTransactions } from './store/transactions.ts';

export { DEFAULT_DATABASE } from './model/resource-names.ts';
export { readIndexes } from './query/indexes-file.ts';

/** One database of the project. */
export interface DatabaseOptions {
  rules: FirestoreRules;
  /** Null serves every query without checking for an index. */
  indexes: IndexesFile | null;
}

export interface FirestoreOptions {
  database: Database;
  projectId: string;
  /** The databases by their ids; `(default)` is the first. */
  databases: Readonly<Record<string, DatabaseOptions>>;
  events: EventSink;
  identify: IdentifyCaller;
  log: (line: string) => void;
}

export interface Firestore {
  /** For the gRPC transport. */
  methods: Record<string, ApiMethod>;
  streams: Record<string, OpenStream>;
  /** The REST API and the control addresses. */
  handlers: HttpHandler[];
  /** Deletes every document without checking rules and without triggering functions. */
  clear(): void;
  /** Replaces the rules of the databases, by their ids. */
  replaceRules(databases: Readonly<Record<string, Pick<DatabaseOptions, 'rules'>>>): void;
}

/** Firestore with its databases, for the gRPC server and over REST. */
export function createFirestore(options: FirestoreOptions): Firestore {
  const opened = Object.entries(options.databases).map(([id, own]) => openParts(id, own, options));
  const byName = <T>(create: (parts: FirestoreParts) => T): Map<string, T> =>
    new Map(opened.map((parts) => [parts.names.database, create(parts)]));
  const { database: fallback } = createResourceNames(options.projectId, DEFAULT_DATABASE);

  const methods = methodsOf(byName(firestoreApi), fallback);
  const rest = createFirestoreRest(methods, options.identify);
  const controls = opened.map(createControl);
  return {
    methods,
    streams: {
      listen: streamOf(byName(createListen), fallback),
      write: streamOf(byName(createWriteStream), fallback),
    },
    handlers: [rest, ...controls],
    clear: () => {
      for (const { committer } of opened) committer.clear();
    },
    replaceRules: (databases) => {
      for (const [index, { rules }] of Object.values(databases).entries()) {
        opened[index]?.access.replaceRules(rules);
      }
    },
  };
}

function openParts(
  id: string,
  own: DatabaseOptions,
  { database, projectId, events, log }: FirestoreOptions,
): FirestoreParts {
  const names = createResourceNames(projectId, id);
  const documents = openDocuments(database, log, { table: tableOf(id) });
  const clock = createCommitClock(documents.newestUpdate(), documents.resetFutureTimes);
  const access = createAccess(id, own.rules, documents);
  const indexes = own.indexes === null ? ALL_INDEXED : createIndexes(own.indexes);
  const transactions = createTransactions(documents);
  const committer = createCommitter({ database, documents, names, clock, access, events });
  const viewOf = createViews(documents, transactions);
  const reads = createReads({ names, clock, access, viewOf, indexes });
  return { names, documents, clock, access, indexes, transactions, committer, viewOf, reads };
}
