import type { Caller } from '#emulator/wire/caller.ts';
import { invalidArgument, unsupported } from '#emulator/wire/status-error.ts';
import type { DocumentState, Value } from '#emulator/wire/value.ts';
import { getField, parseFieldPath, parseMask } from '../model/field-path.ts';
import type { DocumentMask, ReadConsistency, StructuredQuery } from '../model/messages.ts';
import { compareIds, comparePaths } from '../model/path.ts';
import { parseQuery } from '../query/parse-query.ts';
import { runQuery } from '../query/run-query.ts';
import type { DocumentSource } from '../store/document-source.ts';
import { parseListOrder } from './list-order.ts';
import { lastItem, type PageRequest, pageSizeOf, pageToken } from './pages.ts';
import type { FirestoreParts } from './parts.ts';

export interface ListDocumentsRequest extends ReadConsistency, PageRequest {
  parent?: string;
  collectionId?: string;
  orderBy?: string;
  mask?: DocumentMask;
  showMissing?: boolean;
}

export interface ListCollectionIdsRequest extends PageRequest {
  parent?: string;
  readTime?: string;
}

/** A page of a collection; `showMissing` adds the names that only have subcollections. */
export function listDocuments(
  { access, clock, indexes, names, reads, viewOf }: FirestoreParts,
  request: ListDocumentsRequest,
  caller: Caller,
): object {
  const { collectionId, showMissing = false } = request;
  if (!collectionId) throw unsupported('ListDocuments without a collection');
  if (showMissing && request.orderBy) {
    throw invalidArgument('Missing documents have no order but by name.');
  }
  const mask = request.mask ? parseMask(request.mask.fieldPaths) : null;
  const parent = names.parentPath(request.parent);
  const pageSize = pageSizeOf(request);
  const cursor = lastItem(request) as Value[] | null;
  const orderBy = parseListOrder(request.orderBy);
  const structuredQuery: StructuredQuery = {
    from: [{ collectionId }],
    orderBy,
    limit: pageSize + 1,
    ...(cursor && { startAt: { values: cursor } }),
  };
  const query = parseQuery(names, parent, structuredQuery);
  const view = viewOf(request);
  access.checkList(caller, query, structuredQuery, clock.next());
  indexes.check(query);
  const found = view.read((source) => runQuery(source, names, query)) as DocumentState[];
  const documents = new Map(found.map((document) => [document.path, document]));
  const paths = [...documents.keys()];
  if (showMissing) {
    const after = cursor === null ? null : names.documentPath(referenceOf(cursor[0]));
    const missing = missingPaths(view.source, [parent, collectionId].filter(Boolean).join('/'));
    for (const path of missing) {
      if (documents.has(path) || (after !== null && comparePaths(path, after) <= 0)) continue;
      paths.push(path);
    }
    paths.sort(comparePaths);
  }
  const page = paths.slice(0, pageSize);
  const last = page.at(-1);
  return {
    documents: page.map((path) => {
      const document = documents.get(path);
      return document === undefined ? { name: names.name(path) } : reads.message(document, mask);
    }),
    ...(last !== undefined &&
      paths.length > pageSize && {
        nextPageToken: pageToken(orderValues(orderBy, names.name(last), documents.get(last))),
      }),
  };
}

/** The cursor at a document: its values of the orders. */
function orderValues(
  orders: NonNullable<StructuredQuery['orderBy']>,
  name: string,
  document: DocumentState | undefined,
): (Value | undefined)[] {
  return orders.map(({ field }) =>
    field?.fieldPath === '__name__'
      ? { referenceValue: name }
      : getField(document?.fields ?? {}, parseFieldPath(field?.fieldPath ?? '')),
  );
}

function referenceOf(value: Value | undefined): string {
  return value !== undefined && 'referenceValue' in value ? value.referenceValue : '';
}

/** Ids of the collections directly below a document or the root. */
export function listCollectionIds(
  { names, viewOf }: FirestoreParts,
  request: ListCollectionIdsRequest,
): object {
  const parent = names.parentPath(request.parent);
  const below = parent === '' ? '' : `${parent}/`;
  const pageSize = pageSizeOf(request);
  const after = lastItem(request);
  const ids = viewOf(request)
    .source.collectionPaths()
    .filter((path) => path.startsWith(below))
    .map((path) => path.slice(below.length).split('/')[0] ?? '');
  const left = [...new Set(ids)]
    .filter((id) => after === null || compareIds(id, String(after)) > 0)
    .sort(compareIds);
  const collectionIds = left.slice(0, pageSize);
  return {
    collectionIds,
    ...(left.length > pageSize && { nextPageToken: pageToken(collectionIds.at(-1)) }),
  };
}

/** The names in a collection that have subcollections, whether or not their documents exist. */
function missingPaths(source: DocumentSource, collection: string): Set<string> {
  const below = source.collectionPaths().filter((path) => path.startsWith(`${collection}/`));
  return new Set(
    below.map((path) => `${collection}/${path.slice(collection.length + 1).split('/')[0]}`),
  );
}
