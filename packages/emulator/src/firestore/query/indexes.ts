import { StatusError } from '#emulator/wire/status-error.ts';
import { conjunctions, type FieldFilter, isInequality } from './filter.ts';
import type { IndexesFile, Scope } from './indexes-file.ts';
import type { Query } from './query.ts';

type Mode = 'ASCENDING' | 'DESCENDING' | 'CONTAINS';

interface IndexedField {
  field: string;
  mode: Mode;
}

/** Throws for queries that production refuses because an index is missing. */
export interface Indexes {
  check(query: Query, aggregated?: readonly string[]): void;
}

/** Serves every query; used where no index file is given. */
export const ALL_INDEXED: Indexes = { check() {} };

/** The indexes one conjunction of a query needs: fields with an equality, then the sort order. */
interface Requirement {
  pinned: Map<string, 'value' | 'contains'>;
  sorted: IndexedField[];
}

/**
 * A conjunction is served when the indexes that end in its sort order together contain all its
 * equality fields: Firestore merges such indexes, and creates single-field indexes by itself.
 */
export function createIndexes(file: IndexesFile): Indexes {
  return {
    check(query, aggregated = []) {
      if (query.collectionId === null) return;
      for (const filters of conjunctions(query.filter)) {
        const requirement = requirementOf(query, filters, aggregated);
        if (!isServed(file, query, requirement)) throw missingIndex(query, requirement);
      }
    },
  };
}

function requirementOf(
  query: Query,
  filters: FieldFilter[],
  aggregated: readonly string[],
): Requirement {
  const pinned: Requirement['pinned'] = new Map();
  for (const filter of filters) {
    if (filter.field === '__name__' || isInequality(filter)) continue;
    pinned.set(filter.field, filter.op.startsWith('ARRAY') ? 'contains' : 'value');
  }
  const sorted = query.orders
    .filter(({ field }) => field !== '__name__' && pinned.get(field) !== 'value')
    .map(({ field, descending }) => ({ field, mode: direction(descending) }));
  for (const field of [...new Set(aggregated)].sort()) {
    const known = pinned.get(field) === 'value' || sorted.some((order) => order.field === field);
    if (!known) sorted.push({ field, mode: 'ASCENDING' });
  }
  // The automatic index on names is ascending only.
  if (pinned.size + sorted.length === 0 && query.orders[0]?.descending) {
    sorted.push({ field: '__name__', mode: 'DESCENDING' });
  }
  return { pinned, sorted };
}

function isServed(file: IndexesFile, query: Query, requirement: Requirement): boolean {
  const { pinned, sorted } = requirement;
  const missing = new Set(pinned.keys());
  let sortedByIndex = sorted.length === 0;
  for (const fields of [
    ...compositeIndexes(file, query),
    ...fieldIndexes(file, query, requirement),
  ]) {
    const prefix = fields.slice(0, fields.length - sorted.length);
    const suffix = fields.slice(prefix.length);
    const fits =
      fields.length >= sorted.length &&
      prefix.every(({ field, mode }) => pins(pinned.get(field), mode)) &&
      suffix.every(
        ({ field, mode }, at) => sorted[at]?.field === field && sorted[at]?.mode === mode,
      );
    if (!fits) continue;
    sortedByIndex = true;
    for (const { field } of prefix) missing.delete(field);
  }
  return sortedByIndex && missing.size === 0;
}

function pins(pinned: 'value' | 'contains' | undefined, mode: Mode): boolean {
  return pinned !== undefined && (pinned === 'contains') === (mode === 'CONTAINS');
}

function compositeIndexes(file: IndexesFile, query: Query): IndexedField[][] {
  return (file.indexes ?? [])
    .filter(({ collectionGroup }) => collectionGroup === query.collectionId)
    .filter(({ queryScope = 'COLLECTION' }) => queryScope === scopeOf(query))
    .map(({ fields }) =>
      fields
        .filter(({ fieldPath }) => fieldPath !== '__name__' || fields.length === 1)
        .map(({ fieldPath, order, arrayConfig }) => ({
          field: fieldPath,
          mode: arrayConfig ?? order ?? 'ASCENDING',
        })),
    );
}

/** The indexes on single fields: automatic within a collection, unless the file says otherwise. */
function fieldIndexes(file: IndexesFile, query: Query, requirement: Requirement): IndexedField[][] {
  return requiredFields(requirement)
    .filter(({ field, mode }) => hasFieldIndex(file, query, field, mode))
    .map((index) => [index]);
}

function hasFieldIndex(file: IndexesFile, query: Query, field: string, mode: Mode): boolean {
  if (field === '__name__') return false;
  const override = file.fieldOverrides?.find(
    ({ collectionGroup, fieldPath }) =>
      collectionGroup === query.collectionId && fieldPath === field,
  );
  if (override === undefined) return !query.allDescendants;
  return override.indexes.some(
    ({ queryScope = 'COLLECTION', order, arrayConfig }) =>
      queryScope === scopeOf(query) && (arrayConfig ?? order) === mode,
  );
}

/** The error with the missing entry, ready to be pasted into the file. */
function missingIndex(query: Query, requirement: Requirement): StatusError {
  const fields = requiredFields(requirement);
  const [only, ...more] = fields;
  const [section, entry] =
    only !== undefined && only.field !== '__name__' && more.length === 0
      ? ['fieldOverrides', fieldOverride(query, only.field, only.mode)]
      : ['indexes', composite(query, fields)];
  return new StatusError(
    'FAILED_PRECONDITION',
    `The query requires an index. Add to "${section}" in firestore.indexes.json: ${JSON.stringify(entry)}`,
  );
}

function requiredFields({ pinned, sorted }: Requirement): IndexedField[] {
  const equalities = Array.from(
    pinned,
    ([field, kind]): IndexedField => ({
      field,
      mode: kind === 'contains' ? 'CONTAINS' : 'ASCENDING',
    }),
  );
  return [...equalities, ...sorted];
}

function composite(query: Query, fields: IndexedField[]): object {
  return {
    collectionGroup: query.collectionId,
    queryScope: scopeOf(query),
    fields: fields.map(({ field, mode }) => ({ fieldPath: field, ...modeOf(mode) })),
  };
}

/** An override replaces the automatic indexes, so it has to name those as well. */
function fieldOverride(query: Query, fieldPath: string, mode: Mode): object {
  return {
    collectionGroup: query.collectionId,
    fieldPath,
    indexes: [
      ...(['ASCENDING', 'DESCENDING', 'CONTAINS'] as const).map((automatic) => ({
        queryScope: 'COLLECTION',
        ...modeOf(automatic),
      })),
      ...(query.allDescendants ? [{ queryScope: 'COLLECTION_GROUP', ...modeOf(mode) }] : []),
    ],
  };
}

function modeOf(mode: Mode): object {
  return mode === 'CONTAINS' ? { arrayConfig: mode } : { order: mode };
}

function scopeOf(query: Query): Scope {
  return query.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION';
}

function direction(descending: boolean): Mode {
  return descending ? 'DESCENDING' : 'ASCENDING';
}
