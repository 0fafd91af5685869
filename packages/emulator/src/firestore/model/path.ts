/** How many collections a document's path may pass through. */
export const MAX_COLLECTIONS = 100;

/** Ids that Firestore orders as numbers, before all others. */
export const NUMERIC_ID = /^__id(-?\d{1,19})__$/;

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

/** Firestore's order of ids: numeric ids first, then by UTF-8 bytes. */
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
