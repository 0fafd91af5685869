import type { Caller } from '#emulator/wire/caller.ts';
import { invalidArgument, unsupported } from '#emulator/wire/status-error.ts';
import type { DocumentState } from '#emulator/wire/value.ts';
import type { FieldPath } from '../model/field-path.ts';
import { parseMask } from '../model/field-path.ts';
import type {
  Aggregation,
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
import { type Access, rulesBatch } from './access.ts';
import type { View } from './views.ts';

export interface ReadsOptions {
  names: ResourceNames;
  clock: CommitClock;
  access: Access;
  viewOf: (request: ReadConsistency) => View;
  indexes: Indexes;
}

/**
 * The reading half of the API: documents by name, queries and aggregations. Everything is read and
 * checked at once; messages are made as they are sent.
 */
export interface Reads {
  batchGet(request: BatchGetRequest, caller: Caller): Iterable<object>;
  runQuery(request: RunQueryRequest, caller: Caller): Iterable<object>;
  runAggregationQuery(request: RunAggregationQueryRequest, caller: Caller): object[];
  /** A document as its message; with a mask only the fields it names. */
  message(document: DocumentState, mask: readonly FieldPath[] | null): DocumentMessage;
}

/** Reads the view that a request asks for, under the rules. */
export function createReads(options: ReadsOptions): Reads {
  const { names, clock, access, viewOf, indexes } = options;

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

  /** Reads what a query finds, where the rules allow it and an index serves it. */
  const find = (
    request: RunQueryRequest | RunAggregationQueryRequest,
    structuredQuery: StructuredQuery | undefined,
    caller: Caller,
    aggregations: Aggregation[] = [],
  ) => {
    if (request.explainOptions !== undefined) throw unsupported('query explain');
    if (structuredQuery === undefined) {
      throw invalidArgument('The request holds no structured query.');
    }
    const query = parseQuery(names, names.parentPath(request.parent), structuredQuery);
    const view = viewOf(request);
    const readTime = clock.next();
    access.checkList(caller, query, structuredQuery, readTime);
    indexes.check(query, aggregatedFields(aggregations));
    const found = view.read((source) => runQuery(source, names, query));
    return { query, view, readTime, found };
  };

  return {
    message,
    batchGet(request, caller) {
      names.checkDatabase(request.database);
      const paths = [...new Set(request.documents ?? [])].map((name) => names.documentPath(name));
      const mask = request.mask ? parseMask(request.mask.fieldPaths) : null;
      const view = viewOf(request);
      const readTime = clock.next();
      const batch = rulesBatch();
      const found = paths.map((path) => {
        const document = view.read((source) => [source.get(path)])[0] ?? null;
        access.checkGet(caller, path, document, readTime, batch);
        return { path, document };
      });
      return answers(view, found, ({ path, document }) =>
        document === null
          ? { missing: names.name(path), readTime }
          : { found: message(document, mask), readTime },
      );
    },
    runQuery(request, caller) {
      const { query, view, readTime, found } = find(request, request.structuredQuery, caller);
      return answers(view, found.length > 0 ? found : [null], (document) => ({
        ...(document && { document: message(document, query.projection) }),
        readTime,
      }));
    },
    runAggregationQuery(request, caller) {
      const { structuredQuery, aggregations = [] } = request.structuredAggregationQuery ?? {};
      const { view, readTime, found } = find(request, structuredQuery, caller, aggregations);
      const existing = found.filter((document) => document !== null);
      const aggregateFields = aggregate(existing, aggregations);
      return [...view.opening, { result: { aggregateFields }, readTime }];
    },
  };
}

/** The messages of an answer, the opening of its view first. */
function* answers<T>(view: View, items: Iterable<T>, toMessage: (item: T) => object) {
  yield* view.opening;
  for (const item of items) yield toMessage(item);
}
