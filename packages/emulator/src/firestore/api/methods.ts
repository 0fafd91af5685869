import type { ApiMethod } from '#emulator/wire/api-method.ts';
import type { Caller } from '#emulator/wire/caller.ts';
import { invalidArgument, StatusError } from '#emulator/wire/status-error.ts';
import type { DocumentState } from '#emulator/wire/value.ts';
import { parseMask } from '../model/field-path.ts';
import type {
  BatchGetRequest,
  CommitRequest,
  DocumentMask,
  DocumentMessage,
  Precondition,
  ReadConsistency,
  StructuredQuery,
  TransactionOptions,
  WriteMessage,
} from '../model/messages.ts';
import type { BatchOutcome } from '../operations/committer.ts';
import { listCollectionIds, listDocuments } from '../operations/listing.ts';
import { type PageRequest, pageSizeOf } from '../operations/pages.ts';
import type { FirestoreParts } from '../operations/parts.ts';
import { parseQuery } from '../query/parse-query.ts';

/** The request-response methods by name in lower camel case; gRPC and REST both call them. */
export function firestoreApi(parts: FirestoreParts): Record<string, ApiMethod> {
  const { access, committer, names, reads, transactions, viewOf } = parts;

  function commit(request: CommitRequest, caller: Caller): object {
    names.checkDatabase(request.database);
    const writes = request.writes ?? [];
    if (request.transaction) {
      const transaction = transactions.finish(request.transaction);
      if (transaction.readOnly && writes.length > 0) {
        throw invalidArgument('A read-only transaction cannot write.');
      }
    }
    return committer.commit(caller, writes);
  }

  function getDocument({ name = '', ...options }: GetRequest, caller: Caller): object {
    const request = { ...options, database: names.database, documents: [name] };
    const [answer] = reads.batchGet(request, caller);
    const found = (answer as { found?: DocumentMessage }).found;
    if (found === undefined) throw new StatusError('NOT_FOUND', `Document "${name}" not found.`);
    return found;
  }

  /** Commits one write and answers with the document after it. */
  function write(message: WriteMessage, mask: DocumentMask | undefined, caller: Caller): object {
    const fields = mask ? parseMask(mask.fieldPaths) : null;
    committer.commit(caller, [message]);
    const path = names.documentPath(message.update?.name);
    return reads.message(parts.documents.get(path) as DocumentState, fields);
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
    beginTransaction: (request: BeginRequest) => {
      names.checkDatabase(request.database);
      const [opening = {}] = viewOf({ newTransaction: request.options ?? {} }).opening;
      return opening;
    },
    rollback: (request: { database?: string; transaction?: string }) => {
      names.checkDatabase(request.database);
      transactions.end(request.transaction ?? '');
      return {};
    },
    listDocuments: (request: never, caller) => listDocuments(parts, request, caller),
    listCollectionIds: (request: never, caller) => {
      access.checkAdmin(caller, 'list collections');
      return listCollectionIds(parts, request);
    },
    partitionQuery: (request: PartitionRequest, caller) => {
      access.checkAdmin(caller, 'partition queries');
      viewOf(request);
      pageSizeOf(request);
      parseQuery(names, names.parentPath(request.parent), request.structuredQuery ?? {});
      // An empty answer is always correct: it makes the whole query one partition.
      return {};
    },
    getDocument,
    createDocument: (request: CreateRequest, caller) => {
      const { parent, collectionId = '', documentId, document, mask } = request;
      if (document?.name) throw invalidArgument('A new document has no name.');
      const name = names.childName(parent, collectionId, documentId || newId());
      const update = { name, fields: document?.fields ?? {} };
      return write({ update, currentDocument: { exists: false } }, mask, caller);
    },
    updateDocument: (request: UpdateRequest, caller) => {
      const { document: update, mask, ...rest } = request;
      return write({ ...rest, ...(update && { update }) }, mask, caller);
    },
    deleteDocument: (request: { name?: string; currentDocument?: object }, caller) => {
      const { name = '', currentDocument = {} } = request;
      committer.commit(caller, [{ delete: name, currentDocument }]);
      return {};
    },
  };
  return methods as unknown as Record<string, ApiMethod>;
}

interface BeginRequest {
  database?: string;
  options?: TransactionOptions;
}

interface GetRequest extends ReadConsistency {
  name?: string;
  mask?: DocumentMask;
}

interface PartitionRequest extends PageRequest {
  parent?: string;
  structuredQuery?: StructuredQuery;
  readTime?: string;
}

interface CreateRequest {
  parent?: string;
  collectionId?: string;
  documentId?: string;
  document?: Partial<DocumentMessage>;
  mask?: DocumentMask;
}

interface UpdateRequest {
  document?: DocumentMessage;
  updateMask?: DocumentMask;
  currentDocument?: Precondition;
  mask?: DocumentMask;
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
