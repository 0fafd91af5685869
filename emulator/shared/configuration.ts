import { readFileSync } from 'node:fs';
import type { IndexesFile } from '../firestore/query/indexes.ts';

/** A file that the backend is configured with is missing or makes no sense. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new ConfigurationError(`${file} cannot be read.`, { cause });
  }
}

export function readIndexes(file: string): IndexesFile {
  const text = readText(file);
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (cause) {
    throw new ConfigurationError(`${file} is not JSON.`, { cause });
  }
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
