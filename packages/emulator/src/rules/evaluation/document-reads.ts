import type { Fields } from '#emulator/wire/value.ts';
import { documentValue } from '../values/document-value.ts';
import { EvaluationError } from '../values/evaluation-error.ts';
import { RulesPath, type RulesValue, typeOf } from '../values/values.ts';

/** Reads a document for `get()` and `exists()`: its state before the request. */
export type ReadDocument = (path: string) => Fields | null;

/** What the decisions on one batch of reads or writes share. */
export interface RulesBatch {
  /** The different document reads of the rules so far; initially empty. */
  readCalls: Set<string>;
  /** Reads a document for `getAfter()` and `existsAfter()`: as it would stand after the batch. */
  readAfter?: ReadDocument;
}

/** Production's limits on document reads by the rules, per document and per batch. */
const MAX_READS = 10;
const MAX_BATCH_READS = 20;

const READ_NAMES = ['get', 'exists', 'getAfter', 'existsAfter'] as const;

export type ReadFunction = (typeof READ_NAMES)[number];

export const READ_FUNCTIONS: ReadonlySet<string> = new Set(READ_NAMES);

/** Answers `get()` and its relatives, and counts them; a repeated call counts once. */
export type ReadDocuments = (name: ReadFunction, target: RulesValue) => RulesValue;

/** `before` reads documents of the database as they stand, `after` as they would after the request. */
export function createDocumentReads(
  database: string,
  before: ReadDocument,
  after: ReadDocument,
  batch: RulesBatch | undefined,
): ReadDocuments {
  const ownCalls = new Set<string>();

  const count = (call: string): void => {
    if (ownCalls.has(call)) return;
    const batchCalls = batch?.readCalls ?? new Set();
    const isOverBatch = batchCalls.size >= MAX_BATCH_READS && !batchCalls.has(call);
    if (ownCalls.size >= MAX_READS || isOverBatch) {
      throw new EvaluationError(
        `more than ${MAX_READS} document reads (${MAX_BATCH_READS} a batch)`,
      );
    }
    ownCalls.add(call);
    batchCalls.add(call);
  };

  return (name, target) => {
    const path = documentPath(database, name, target);
    count(`${name} ${path}`);
    const fields = (name.endsWith('After') ? after : before)(path);
    if (name.startsWith('exists')) return fields !== null;
    if (!fields) throw new EvaluationError(`${name}: there is no document ${path}`);
    return documentValue(database, path, fields);
  };
}

/** The path below `documents/`. */
function documentPath(ownDatabase: string, name: ReadFunction, target: RulesValue): string {
  if (!(target instanceof RulesPath)) {
    throw new EvaluationError(`${name} takes a path, not ${typeOf(target)}`);
  }
  const [databases, database, documents, ...segments] = target.segments;
  const isDocument =
    segments.length > 0 &&
    segments.length % 2 === 0 &&
    segments.every((segment) => segment && !segment.includes('/'));
  if (databases !== 'databases' || database !== ownDatabase || documents !== 'documents') {
    throw new EvaluationError(`${name}: ${target} is not in this database`);
  }
  if (!isDocument) throw new EvaluationError(`${name}: ${target} is no document`);
  return segments.join('/');
}
