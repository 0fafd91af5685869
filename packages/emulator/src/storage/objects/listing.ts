import type { ObjectStore, StoredObject } from './objects.ts';
import { badRequest } from './storage-error.ts';

export interface ListQuery {
  prefix: string;
  /** Names that continue after it are grouped into one prefix. */
  delimiter: string;
  pageToken: string | null;
  maxResults: number;
}

export interface ListPage {
  items: StoredObject[];
  prefixes: string[];
  nextPageToken?: string;
}

const MAX_RESULTS = 1000;

/** Reads the query parameters of a list; throws where one is invalid. */
export function readListQuery(query: URLSearchParams): ListQuery {
  const asked = Number(query.get('maxResults') ?? MAX_RESULTS);
  if (!Number.isInteger(asked) || asked < 1) throw badRequest('maxResults must be 1 or more.');
  return {
    prefix: query.get('prefix') ?? '',
    delimiter: query.get('delimiter') ?? '',
    pageToken: query.get('pageToken') || null,
    maxResults: Math.min(asked, MAX_RESULTS),
  };
}

/** One page in name order; the token is the last item or prefix of the previous page. */
export function listObjects(objects: ObjectStore, query: ListQuery): ListPage {
  const { prefix, delimiter, maxResults } = query;
  const after = query.pageToken === null ? null : decodeToken(query.pageToken);
  const page: ListPage = { items: [], prefixes: [] };
  let last = after;
  for (const object of objects.scan(prefix, after ?? '')) {
    const folded = foldedPrefix(object.name, prefix, delimiter);
    const entry = folded ?? object.name;
    if (entry === last) continue;
    if (page.items.length + page.prefixes.length === maxResults) {
      return { ...page, nextPageToken: encodeToken(last ?? '') };
    }
    if (folded === null) page.items.push(object);
    else page.prefixes.push(folded);
    last = entry;
  }
  return page;
}

function foldedPrefix(name: string, prefix: string, delimiter: string): string | null {
  if (delimiter === '') return null;
  const at = name.indexOf(delimiter, prefix.length);
  return at < 0 ? null : name.slice(0, at + delimiter.length);
}

const encodeToken = (name: string) => Buffer.from(name).toString('base64url');

function decodeToken(token: string): string {
  const name = Buffer.from(token, 'base64url').toString('utf8');
  if (encodeToken(name) !== token) throw badRequest('The page token is not one of this bucket.');
  return name;
}
