import { StatusError } from '../../wire/status-error.ts';

const MAX_ID_BYTES = 1500;
const MAX_NAME_BYTES = 6144;
const NUMERIC_ID = /^__id(-?\d{1,19})__$/;

/** The resource names of one database, and the paths below its `documents/`. */
export class ResourceNames {
  readonly database: string;
  readonly documents: string;

  constructor(projectId: string) {
    this.database = `projects/${projectId}/databases/(default)`;
    this.documents = `${this.database}/documents`;
  }

  name(path: string): string {
    return path === '' ? this.documents : `${this.documents}/${path}`;
  }

  /** The path of a document that a request names, e.g. `vehicles/abc`. */
  documentPath(name: string | undefined): string {
    const path = this.#below(name);
    checkSegments(path, name);
    if (path.split('/').length % 2 !== 0) throw malformed(name, 'it does not name a document');
    return path;
  }

  /** The path of a parent: a document, or '' for the root of the database. */
  parentPath(name: string | undefined): string {
    return name === this.documents ? '' : this.documentPath(name);
  }

  checkDatabase(name: string | undefined): void {
    if (name !== this.database) this.#below(`${name}/documents`);
  }

  #below(name: string | undefined): string {
    if (name === this.documents) return '';
    if (name?.startsWith(`${this.documents}/`)) return name.slice(this.documents.length + 1);
    throw new StatusError(
      'INVALID_ARGUMENT',
      `This backend serves ${this.database} alone; the request names "${name ?? ''}".`,
    );
  }
}

function checkSegments(path: string, name: string | undefined): void {
  if (Buffer.byteLength(path) > MAX_NAME_BYTES) throw malformed(name, 'it is longer than 6 KiB');
  for (const [index, segment] of path.split('/').entries()) {
    if (segment === '') throw malformed(name, 'it has an empty segment');
    if (segment === '.' || segment === '..') throw malformed(name, `"${segment}" is no id`);
    const isCollection = index % 2 === 0;
    if (/^__.*__$/s.test(segment) && (isCollection || !NUMERIC_ID.test(segment))) {
      throw malformed(name, `"${segment}" is reserved`);
    }
    if (Buffer.byteLength(segment) > MAX_ID_BYTES) {
      throw malformed(name, `an id is longer than ${MAX_ID_BYTES} bytes`);
    }
  }
}

function malformed(name: string | undefined, why: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', `Document name "${name ?? ''}": ${why}.`);
}

/** Whether a reference names a document, in this project or another. */
export function isDocumentName(name: string): boolean {
  return /^projects\/[^/]+\/databases\/[^/]+\/documents(\/[^/]+\/[^/]+)+$/.test(name);
}

/** `vehicles/abc` → `vehicles`; `vehicles/abc/notes/1` → `vehicles/abc/notes`. */
export function collectionOf(documentPath: string): string {
  return documentPath.slice(0, documentPath.lastIndexOf('/'));
}

/** The last segment: a document's id or a collection's id. */
export function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Firestore's order of names: segment by segment, numeric ids before texts. */
export function comparePaths(left: string, right: string): number {
  if (left === right) return 0;
  const leftSegments = left.split('/');
  const rightSegments = right.split('/');
  const shared = Math.min(leftSegments.length, rightSegments.length);
  for (let index = 0; index < shared; index++) {
    const order = compareIds(leftSegments[index] as string, rightSegments[index] as string);
    if (order !== 0) return order;
  }
  return leftSegments.length - rightSegments.length;
}

export function compareIds(left: string, right: string): number {
  if (left.startsWith('__id') || right.startsWith('__id')) {
    const leftNumber = NUMERIC_ID.exec(left)?.[1];
    const rightNumber = NUMERIC_ID.exec(right)?.[1];
    if (leftNumber !== undefined && rightNumber !== undefined) {
      const difference = BigInt(leftNumber) - BigInt(rightNumber);
      return difference < 0n ? -1 : difference > 0n ? 1 : 0;
    }
    if (leftNumber !== undefined) return -1;
    if (rightNumber !== undefined) return 1;
  }
  return compareText(left, right);
}

/** Order by UTF-8 bytes. It differs from JavaScript's own order only where surrogates begin. */
export function compareText(left: string, right: string): number {
  if (left === right) return 0;
  const shared = Math.min(left.length, right.length);
  for (let index = 0; index < shared; index++) {
    const leftUnit = left.charCodeAt(index);
    const rightUnit = right.charCodeAt(index);
    if (leftUnit === rightUnit) continue;
    const leftSurrogate = (leftUnit & 0xf800) === 0xd800;
    const rightSurrogate = (rightUnit & 0xf800) === 0xd800;
    if (leftSurrogate !== rightSurrogate) return leftSurrogate ? 1 : -1;
    return leftUnit - rightUnit;
  }
  return left.length - right.length;
}
