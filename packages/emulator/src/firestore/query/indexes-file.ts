import { ConfigurationError, readJsonFile } from '#emulator/shared/configuration.ts';

export type Scope = 'COLLECTION' | 'COLLECTION_GROUP';

interface IndexField {
  fieldPath: string;
  order?: 'ASCENDING' | 'DESCENDING';
  arrayConfig?: 'CONTAINS';
}

/** The part of `firestore.indexes.json` that queries depend on. */
export interface IndexesFile {
  indexes?: { collectionGroup: string; queryScope?: Scope; fields: IndexField[] }[];
  fieldOverrides?: {
    collectionGroup: string;
    fieldPath: string;
    indexes: { queryScope?: Scope; order?: string; arrayConfig?: string }[];
  }[];
}

/** Reads `firestore.indexes.json`; throws a ConfigurationError where it lacks the form of one. */
export function readIndexes(file: string): IndexesFile {
  const content = readJsonFile(file);
  if (isIndexesFile(content)) return content;
  throw new ConfigurationError(`${file} lacks the form of an index file.`);
}

function isIndexesFile(content: unknown): content is IndexesFile {
  if (!isObject(content)) return false;
  const { indexes = [], fieldOverrides = [] } = content;
  return (
    Array.isArray(indexes) &&
    indexes.every((index) => isObject(index) && namesFields(index['fields'])) &&
    Array.isArray(fieldOverrides) &&
    fieldOverrides.every((entry) => isObject(entry) && Array.isArray(entry['indexes']))
  );
}

function namesFields(fields: unknown): boolean {
  const named = (field: unknown) => isObject(field) && typeof field['fieldPath'] === 'string';
  return Array.isArray(fields) && fields.every(named);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
