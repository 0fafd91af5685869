import type { Caller } from '#emulator/wire/caller.ts';
import { StatusError, unsupported } from '#emulator/wire/status-error.ts';
import type { DocumentState } from '#emulator/wire/value.ts';
import type { FieldPath } from '../model/field-path.ts';
import { parseMask } from '../model/field-path.ts';
import type {
  BatchGetRequest,
  DocumentMessage,
  ReadConsistency,
  RunAggregationQueryRequest,
  RunQueryRequest,
  StructuredQuery,
} from '../model/messages.ts';
import type { ResourceNames } from '../model/resource-names.ts';
import { aggregate, aggregatedFields } from '../query/aggregate.ts';
import type { Indexes } from '../query/indexes.ts';
import { parseQuery } from '../query/parse-query.ts';
import { project, runQuery } from '../query/run-query.ts';
import type { CommitClock } from '../store/commit-clock.ts';
import type { DocumentSource } from '../store/document-source.ts';
import type { Documents } from '../store/documents.ts';
import type { Transaction, Transactions } from '../store/transactions.ts';
import { type Access, rulesBatch } from './access.ts';

export interface ReadsOptions {
  documents: Documents;
  names: ResourceNames;
  clock: CommitClock;
  access: Access;
  transactions: Transactions;
  indexes: Indexes;
}

/** The reading half of the API: documents by name, queries and aggregations. */
export interface Reads {
  batchGet(request: BatchGetRequest, caller: Caller): object[];
  runQuery(request: RunQueryRequest, caller: Caller): object[];
  runAggregationQuery(request: RunAggregationQueryRequest, caller: Caller): object[];
  /** A document as its message; with a mask only the fields it names. */
  message(document: DocumentState, mask: readonly FieldPath[] | null): DocumentMessage;
}

/** Reads `documents`, or the snapshot of a transaction, under the rules. */
export function createReads(options: ReadsOptions): Reads {
  const { documents, names, clock, access, transactions, indexes } = options;

  const message: Reads['message'] = (document, mask) => {
    const { path, createTime, updateTime } = document;
    const fields = project(document.fields, mask);
    return {
      name: names.name(path),
      ...(Object.keys(fields).length > 0 && { fields }),
      createTime,
      updateTime,
    };
  };

  /** The source a request reads, and the first message of an answer that opens a transaction. */
  const viewFor = (request: ReadConsistency): View => {
    if (request.readTime !== undefined) throw unsupported('reads of a past time (readTime)');
    if (request.newTransaction !== undefined) {
      const transaction = transactions.begin(request.newTransaction);
      return { ...transactionView(transaction), opening: [{ transaction: transaction.id }] };
    }
    if (request.transaction) return transactionView(transactions.get(request.transaction));
    return { read: (read) => read(documents), opening: [] };
  };

  return {
    message,
    batchGet(request, caller) {
      names.checkDatabase(request.database);
      const paths = [...new Set(request.documents ?? [])].map((name) => names.documentPath(name));
      const mask = request.mask ? parseMask(request.mask.fieldPaths) : null;
      const view = viewFor(request);
      const readTime = clock.next();
      const batch = rulesBatch();
      const answers = paths.map((path) => {
        const document = view.read((source) => [source.get(path)])[0] ?? null;
        access.checkGet(caller, path, document, readTime, batch);
        if (document === null) return { missing: names.name(path), readTime };
        return { found: message(document, mask), readTime };
      });
      return [...view.opening, ...answers];
    },
    runQuery(request, caller) {
      if (request.explainOptions !== undefined) throw unsupported('query explain');
      const structuredQuery = required(request.structuredQuery);
      const query = parseQuery(names.parentPath(request.parent), structuredQuery);
      const view = viewFor(request);
      const readTime = clock.next();
      access.checkList(caller, query, structuredQuery, readTime);
      indexes.check(query);
      const found = view.read((source) => runQuery(source, names, query));
      const answers = found.map((document) => ({
        document: document && message(document, query.projection),
        readTime,
      }));
      return [...view.opening, ...(answers.length > 0 ? answers : [{ readTime }])];
    },
    runAggregationQuery(request, caller) {
      if (request.explainOptions !== undefined) throw unsupported('query explain');
      const structuredQuery = required(request.structuredAggregationQuery?.structuredQuery);
      const aggregations = request.structuredAggregationQuery?.aggregations ?? [];
      const query = parseQuery(names.parentPath(request.parent), structuredQuery);
      const view = viewFor(request);
      const readTime = clock.next();
      access.checkList(caller, query, structuredQuery, readTime);
      indexes.check(query, aggregatedFields(aggregations));
      const found = view.read((source) => runQuery(source, names, query));
      const existing = found.filter((document) => document !== null);
      const aggregateFields = aggregate(existing, aggregations);
      return [...view.opening, { result: { aggregateFields }, readTime }];
    },
  };
}

type Read = (source: DocumentSource) => readonly (DocumentState | null)[];

interface View {
  read(read: Read): readonly (DocumentState | null)[];
  opening: object[];
}

function transactionView(transaction: Transaction): View {
  return {
    opening: [],
    read(read) {
      if (!transaction.readOnly) transaction.reads.push(read);
      return read(transaction.source);
    },
  };
}

function required(query: StructuredQuery | undefined): StructuredQuery {
  if (query !== undefined) return query;
  throw new StatusError('INVALID_ARGUMENT', 'The request holds no structured query.');
}
