import type { Caller } from '#emulator/wire/caller.ts';
import { StatusError, unsupported } from '#emulator/wire/status-error.ts';
import { parseMask } from '../model/field-path.ts';
import type { DocumentMask } from '../model/messages.ts';
import { collectionOf, compareIds, comparePaths, lastSegment } from '../model/path.ts';
import { parseQuery } from '../query/parse-query.ts';
import type { FirestoreParts } from './parts.ts';

export interface ListDocumentsRequest {
  parent?: string;
  collectionId?: string;
  pageSize?: number;
  pageToken?: string;
  orderBy?: string;
  mask?: DocumentMask;
  showMissing?: boolean;
}

export interface ListCollectionIdsRequest {
  parent?: string;
  pageSize?: number;
  pageToken?: string;
}

const DEFAULT_PAGE = 300;

/** A collection's documents in name order; `showMissing` adds ids that only have subcollections. */
export function listDocuments(
  { access, clock, documents, names, reads }: FirestoreParts,
  request: ListDocumentsRequest,
  caller: Caller,
): object {
  if (request.orderBy) throw unsupported('orderBy in ListDocuments');
  if (!request.collectionId) throw unsupported('ListDocuments without a collection');
  const parent = names.parentPath(request.parent);
  const structuredQuery = { from: [{ collectionId: request.collectionId }] };
  access.checkList(caller, parseQuery(parent, structuredQuery), structuredQuery, clock.next());
  const collection = parent === '' ? request.collectionId : `${parent}/${request.collectionId}`;
  const paths = documents.collection(collection).map(({ path }) => path);
  if (request.showMissing === true) paths.push(...missingPaths(documents, collection));
  const mask = request.mask ? parseMask(request.mask.fieldPaths) : null;
  const { items, nextPageToken } = page([...new Set(paths)].sort(comparePaths), request);
  return {
    documents: items.map((path) => {
      const document = documents.get(path);
      return document === null ? { name: names.name(path) } : reads.message(document, mask);
    }),
    ...(nextPageToken && { nextPageToken }),
  };
}

/** Ids of the collections directly below a document or the root. */
export function listCollectionIds(
  { documents, names }: FirestoreParts,
  request: ListCollectionIdsRequest,
): object {
  const parent = names.parentPath(request.parent);
  const below = parent === '' ? '' : `${parent}/`;
  const ids = documents
    .collectionPaths()
    .filter((path) => path.startsWith(below))
    .map((path) => path.slice(below.length).split('/')[0] ?? '');
  const { items, nextPageToken } = page([...new Set(ids)].sort(compareIds), request);
  return { collectionIds: items, ...(nextPageToken && { nextPageToken }) };
}

function missingPaths(documents: FirestoreParts['documents'], collection: string): string[] {
  return documents
    .collectionPaths()
    .filter((path) => path.startsWith(`${collection}/`))
    .map((path) => `${collection}/${path.slice(collection.length + 1).split('/')[0]}`)
    .filter((path) => collectionOf(path) === collection && lastSegment(path) !== '');
}

/** A page token is the position of the page's first item. */
function page(
  items: string[],
  { pageSize, pageToken }: { pageSize?: number; pageToken?: string },
): { items: string[]; nextPageToken: string | null } {
  const start = pageToken ? Number(Buffer.from(pageToken, 'base64').toString()) : 0;
  if (!Number.isSafeInteger(start) || start < 0) {
    throw new StatusError('INVALID_ARGUMENT', 'Unknown page token.');
  }
  const end = start + (pageSize || DEFAULT_PAGE);
  const more = end < items.length;
  return {
    items: items.slice(start, end),
    nextPageToken: more ? Buffer.from(String(end)).toString('base64') : null,
  };
}
