import type { ApiMethod } from '#emulator/wire/api-method.ts';
import type { Caller } from '#emulator/wire/caller.ts';
import { StatusError } from '#emulator/wire/status-error.ts';
import type {
  BatchGetRequest,
  CommitRequest,
  DocumentMask,
  DocumentMessage,
} from '../model/messages.ts';
import type { BatchOutcome } from '../operations/committer.ts';
import { listCollectionIds, listDocuments } from '../operations/listing.ts';
import type { FirestoreParts } from '../operations/parts.ts';

/** The request-response methods by name in lower camel case; gRPC and REST both call them. */
export function firestoreApi(parts: FirestoreParts): Record<string, ApiMethod> {
  const { access, committer, names, reads, transactions } = parts;

  function commit(request: CommitRequest, caller: Caller): object {
    names.checkDatabase(request.database);
    const writes = request.writes ?? [];
    if (request.transaction) {
      const transaction = transactions.finish(request.transaction);
      if (transaction.readOnly && writes.length > 0) {
        throw new StatusError('INVALID_ARGUMENT', 'A read-only transaction cannot write.');
      }
    }
    return committer.commit(caller, writes);
  }

  function getDocument(name: string, caller: Caller, mask?: DocumentMask): object {
    const request: BatchGetRequest = { database: names.database, documents: [name] };
    const [answer] = reads.batchGet({ ...request, ...(mask && { mask }) }, caller);
    const found = (answer as { found?: DocumentMessage }).found;
    if (found === undefined) throw new StatusError('NOT_FOUND', `Document "${name}" not found.`);
    return found;
  }

  const methods: Record<string, (request: never, caller: Caller) => object> = {
    batchGetDocuments: (request: BatchGetRequest, caller) => reads.batchGet(request, caller),
    runQuery: (request: never, caller) => reads.runQuery(request, caller),
    runAggregationQuery: (request: never, caller) => reads.runAggregationQuery(request, caller),
    commit,
    batchWrite: (request: CommitRequest, caller) => {
      names.checkDatabase(request.database);
      return batchAnswer(committer.commitEach(caller, request.writes ?? []));
    },
    beginTransaction: (request: { options?: object }) => ({
      transaction: transactions.begin(request.options ?? {}).id,
    }),
    rollback: (request: { transaction?: string }) => {
      transactions.end(request.transaction ?? '');
      return {};
    },
    listDocuments: (request: never, caller) => listDocuments(parts, request, caller),
    listCollectionIds: (request: never, caller) => {
      access.checkAdmin(caller, 'list collections');
      return listCollectionIds(parts, request);
    },
    // An empty answer is always correct: it makes the whole query one partition.
    partitionQuery: (_request, caller) => {
      access.checkAdmin(caller, 'partition queries');
      return {};
    },
    getDocument: (request: { name?: string; mask?: DocumentMask }, caller) =>
      getDocument(request.name ?? '', caller, request.mask),
    createDocument: (request: CreateRequest, caller) => {
      const name = `${request.parent}/${request.collectionId}/${request.documentId ?? newId()}`;
      const update = { name, fields: request.document?.fields ?? {} };
      committer.commit(caller, [{ update, currentDocument: { exists: false } }]);
      return reads.message(required(parts.documents.get(names.documentPath(name))), null);
    },
    updateDocument: (request: UpdateRequest, caller) => {
      const { document: update, updateMask, currentDocument } = request;
      const write = { ...(update && { update }), ...(updateMask && { updateMask }) };
      committer.commit(caller, [{ ...write, ...(currentDocument && { currentDocument }) }]);
      return reads.message(required(parts.documents.get(names.documentPath(update?.name))), null);
    },
    deleteDocument: (request: { name?: string; currentDocument?: object }, caller) => {
      const { name = '', currentDocument = {} } = request;
      committer.commit(caller, [{ delete: name, currentDocument }]);
      return {};
    },
  };
  return methods as unknown as Record<string, ApiMethod>;
}

interface CreateRequest {
  parent?: string;
  collectionId?: string;
  documentId?: string;
  document?: DocumentMessage;
}

interface UpdateRequest {
  document?: DocumentMessage;
  updateMask?: DocumentMask;
  currentDocument?: object;
}

function batchAnswer(outcomes: BatchOutcome[]): object {
  return {
    writeResults: outcomes.map((outcome) => ('result' in outcome ? outcome.result : {})),
    status: outcomes.map((outcome) =>
      'error' in outcome
        ? { code: outcome.error.grpcCode, message: outcome.error.message }
        : { code: 0 },
    ),
  };
}

function newId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 20);
}

function required<T>(document: T | null): T {
  if (document !== null) return document;
  throw new StatusError('NOT_FOUND', 'The document was deleted meanwhile.');
}
