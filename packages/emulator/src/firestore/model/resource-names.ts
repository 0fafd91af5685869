import { invalidArgument, StatusError } from '#emulator/wire/status-error.ts';
import { MAX_COLLECTIONS, NUMERIC_ID } from './path.ts';

const MAX_ID_BYTES = 1500;
const MAX_NAME_BYTES = 6144;

/** The resource names of one database, and the paths below its `documents/`. */
export interface ResourceNames {
  /** `(default)`, or its name. */
  readonly databaseId: string;
  readonly database: string;
  readonly documents: string;
  /** The full resource name of a path. */
  name(path: string): string;
  /** The path of a document that a request names, e.g. `vehicles/abc`. */
  documentPath(name: string | undefined): string;
  /** Like `documentPath`, and throws where the path passes through too many collections. */
  boundedPath(name: string | undefined): string;
  /** The path of a parent: a document, or '' for the root of the database. */
  parentPath(name: string | undefined): string;
  /** The full name of a document of a request that names it in parts. */
  childName(parent: string | undefined, collectionId: string, documentId: string): string;
  /** Throws where a request names another database: NOT_FOUND. */
  checkDatabase(name: string | undefined): void;
}

export const DEFAULT_DATABASE = '(default)';

/** The names of one database of a project. */
export function createResourceNames(
  projectId: string,
  databaseId = DEFAULT_DATABASE,
): ResourceNames {
  const database = `projects/${projectId}/databases/${databaseId}`;
  const documents = `${database}/documents`;
  const prefix = `${documents}/`;

  const relativePath = (name: string | undefined): string => {
    if (name === documents) return '';
    if (name?.startsWith(prefix)) return name.slice(prefix.length);
    throw invalidArgument(`The request is one of ${database}, but names "${name ?? ''}".`);
  };

  const documentPath = (name: string | undefined): string => {
    const path = relativePath(name);
    checkSegments(path, name);
    if (path.split('/').length % 2 !== 0) throw malformed(name, 'it does not name a document');
    return path;
  };

  const boundedPath = (name: string | undefined): string => {
    const path = documentPath(name);
    if (path.split('/').length <= 2 * MAX_COLLECTIONS) return path;
    throw malformed(name, `it passes through more than ${MAX_COLLECTIONS} collections`);
  };

  const parentPath = (name: string | undefined): string => {
    if (name === documents) return '';
    if (!name?.startsWith(prefix)) refuseOtherDatabase(name ?? '');
    return boundedPath(name);
  };

  const refuseOtherDatabase = (name: string): void => {
    const [other] = /^projects\/[^/]+\/databases\/[^/]+(?=\/|$)/.exec(name) ?? [];
    if (other === undefined || other === database) return;
    throw new StatusError(
      'NOT_FOUND',
      `The database ${other} does not exist, or is not that of the request.`,
    );
  };

  return {
    databaseId,
    database,
    documents,
    name: (path) => (path === '' ? documents : prefix + path),
    documentPath,
    boundedPath,
    parentPath,
    childName: (parent, collectionId, documentId) => {
      const collection = [parentPath(parent), collectionId].filter(Boolean).join('/');
      checkSegment(collectionId, true, collectionId);
      checkSegment(documentId, false, documentId);
      return `${prefix}${collection}/${documentId}`;
    },
    checkDatabase: (name) => {
      if (name === database) return;
      refuseOtherDatabase(name ?? '');
      throw malformed(name, 'it does not name a database');
    },
  };
}

function checkSegments(path: string, name: string | undefined): void {
  if (Buffer.byteLength(path) > MAX_NAME_BYTES) throw malformed(name, 'it is longer than 6 KiB');
  for (const [index, segment] of path.split('/').entries()) {
    checkSegment(segment, index % 2 === 0, name);
  }
}

function checkSegment(segment: string, isCollection: boolean, name: string | undefined): void {
  if (segment === '') throw malformed(name, 'it has an empty segment');
  if (segment.includes('/')) throw malformed(name, 'an id contains a slash');
  if (segment === '.' || segment === '..') throw malformed(name, `"${segment}" is no id`);
  if (/^__.*__$/s.test(segment) && (isCollection || !NUMERIC_ID.test(segment))) {
    throw malformed(name, `"${segment}" is reserved`);
  }
  if (Buffer.byteLength(segment) > MAX_ID_BYTES) {
    throw malformed(name, `an id is longer than ${MAX_ID_BYTES} bytes`);
  }
}

function malformed(name: string | undefined, why: string): StatusError {
  return invalidArgument(`Resource name "${name ?? ''}": ${why}.`);
}
