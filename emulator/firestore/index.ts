import type { IncomingMessage, ServerResponse } from 'node:http';
import type { IdentifyCaller } from '../caller.ts';
import type { Database } from '../database.ts';
import type { EventSink } from '../events.ts';
import type { FirestoreRules } from '../rules/types.ts';
import type { OpenStream } from '../transport/grpc.ts';
import { Access } from './access.ts';
import { type ApiMethod, type FirestoreParts, firestoreApi } from './api.ts';
import { Committer } from './commit.ts';
import { Documents } from './documents.ts';
import { ResourceNames } from './path.ts';
import { Reads } from './reads.ts';
import { createFirestoreRest } from './rest.ts';
import { CommitClock } from './timestamp.ts';
import { Transactions } from './transactions.ts';

export interface FirestoreOptions {
  database: Database;
  projectId: string;
  rules: FirestoreRules;
  events: EventSink;
  identify: IdentifyCaller;
}

export interface Firestore {
  /** For the gRPC transport. */
  methods: Record<string, ApiMethod>;
  streams: Record<string, OpenStream>;
  /** The REST API; true when it answered. */
  handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean>;
}

export function createFirestore(options: FirestoreOptions): Firestore {
  const { database, events, identify, projectId, rules } = options;
  const names = new ResourceNames(projectId);
  const documents = Documents.open(database);
  const clock = new CommitClock(documents.newestUpdate());
  const access = new Access(rules, documents);
  const transactions = new Transactions(documents);
  const committer = new Committer({ database, documents, names, clock, access, events });
  const reads = new Reads({ documents, names, clock, access, transactions });
  const parts: FirestoreParts = {
    names,
    documents,
    clock,
    access,
    transactions,
    committer,
    reads,
  };
  const methods = firestoreApi(parts);
  return { methods, streams: {}, handle: createFirestoreRest(methods, identify) };
}
