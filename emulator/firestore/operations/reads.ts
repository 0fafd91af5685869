import type { Caller } from '../../wire/caller.ts';
import { StatusError, unsupported } from '../../wire/status-error.ts';
import type { CommitClock } from '../../wire/timestamp.ts';
import type { DocumentState } from '../../wire/value.ts';
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
import type { ResourceNames } from '../model/path.ts';
import { aggregate, aggregatedFields } from '../query/aggregate.ts';
import type { Indexes } from '../query/indexes.ts';
import { parseQuery } from '../query/parse-query.ts';
import { project, runQuery } from '../query/run-query.ts';
import type { DocumentSource, Documents } from '../store/documents.ts';
import type { Transaction, Transactions } from '../store/transactions.ts';
import { type Access, rulesBatch } from './access.ts';

/** The reading half of the API: documents by name, queries and aggregations. */
export class Reads {
  readonly #documents: Documents;
  readonly #names: ResourceNames;
  readonly #clock: CommitClock;
  readonly #access: Access;
  readonly #transactions: Transactions;
  readonly #indexes: Indexes;

  constructor(parts: {
    documents: Documents;
    names: ResourceNames;
    clock: CommitClock;
    access: Access;
    transactions: Transactions;
    indexes: Indexes;
  }) {
    this.#documents = parts.documents;
    this.#names = parts.names;
    this.#clock = parts.clock;
    this.#access = parts.access;
    this.#transactions = parts.transactions;
    this.#indexes = parts.indexes;
  }

  batchGet(request: BatchGetRequest, caller: Caller): object[] {
    this.#names.checkDatabase(request.database);
    const paths = [...new Set(request.documents ?? [])].map((name) =>
      this.#names.documentPath(name),
    );
    const mask = request.mask ? parseMask(request.mask.fieldPaths) : null;
    const view = this.#view(request);
    const readTime = this.#clock.next();
    const batch = rulesBatch();
    const answers = paths.map((path) => {
      const document = view.read((source) => [source.get(path)])[0] ?? null;
      this.#access.checkGet(caller, path, document, readTime, batch);
      if (document === null) return { missing: this.#names.name(path), readTime };
      return { found: this.message(document, mask), readTime };
    });
    return [...view.opening, ...answers];
  }

  runQuery(request: RunQueryRequest, caller: Caller): object[] {
    if (request.explainOptions !== undefined) throw unsupported('query explain');
    const structuredQuery = required(request.structuredQuery);
    const query = parseQuery(this.#names.parentPath(request.parent), structuredQuery);
    const view = this.#view(request);
    const readTime = this.#clock.next();
    this.#access.checkList(caller, query, structuredQuery, readTime);
    this.#indexes.check(query);
    const found = view.read((source) => runQuery(source, this.#names, query));
    const answers = found.map((document) => ({
      document: document && this.message(document, query.projection),
      readTime,
    }));
    return [...view.opening, ...(answers.length > 0 ? answers : [{ readTime }])];
  }

  runAggregationQuery(request: RunAggregationQueryRequest, caller: Caller): object[] {
    if (request.explainOptions !== undefined) throw unsupported('query explain');
    const structuredQuery = required(request.structuredAggregationQuery?.structuredQuery);
    const aggregations = request.structuredAggregationQuery?.aggregations ?? [];
    const query = parseQuery(this.#names.parentPath(request.parent), structuredQuery);
    const view = this.#view(request);
    const readTime = this.#clock.next();
    this.#access.checkList(caller, query, structuredQuery, readTime);
    this.#indexes.check(query, aggregatedFields(aggregations));
    const found = view.read((source) => runQuery(source, this.#names, query));
    const documents = found.filter((document) => document !== null);
    const aggregateFields = aggregate(documents, aggregations);
    return [...view.opening, { result: { aggregateFields }, readTime }];
  }

  message(document: DocumentState, mask: readonly FieldPath[] | null): DocumentMessage {
    const { path, createTime, updateTime } = document;
    const fields = project(document.fields, mask);
    return {
      name: this.#names.name(path),
      ...(Object.keys(fields).length > 0 && { fields }),
      createTime,
      updateTime,
    };
  }

  /** What a request reads from, and the first message of its answer where it opens a transaction. */
  #view(request: ReadConsistency): View {
    if (request.readTime !== undefined) throw unsupported('reads of a past time (readTime)');
    if (request.newTransaction !== undefined) {
      const transaction = this.#transactions.begin(request.newTransaction);
      return { ...transactionView(transaction), opening: [{ transaction: transaction.id }] };
    }
    if (request.transaction) return transactionView(this.#transactions.get(request.transaction));
    return { read: (read) => read(this.#documents), opening: [] };
  }
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
