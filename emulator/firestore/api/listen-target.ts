import type { Caller } from '#emulator/wire/caller.ts';
import { StatusError } from '#emulator/wire/status-error.ts';
import type { DocumentState } from '#emulator/wire/value.ts';
import type { FieldPath } from '../model/field-path.ts';
import type { StructuredQuery } from '../model/messages.ts';
import { collectionOf, lastSegment } from '../model/path.ts';
import type { FirestoreParts } from '../operations/parts.ts';
import { parseQuery } from '../query/parse-query.ts';
import { runQuery } from '../query/run-query.ts';

export interface TargetMessage {
  targetId?: number;
  query?: { parent?: string; structuredQuery?: StructuredQuery };
  documents?: { documents?: string[] };
  once?: boolean;
  resumeToken?: string;
  readTime?: string;
}

/** A listened-to query, or documents listened to by name. */
export interface Target {
  projection: readonly FieldPath[] | null;
  /** Whether a commit to these paths may change what `read` returns. */
  isAffectedBy(changed: ReadonlySet<string>): boolean;
  /** The documents as they are now; throws where the caller may not read them. */
  read(): readonly DocumentState[];
}

/** Parses a target; throws where it is invalid or needs a missing index. */
export function openTarget(parts: FirestoreParts, caller: Caller, message: TargetMessage): Target {
  if (message.query !== undefined) return queryTarget(parts, caller, message.query);
  const names = message.documents?.documents;
  if (names !== undefined) return documentsTarget(parts, caller, names);
  throw new StatusError('INVALID_ARGUMENT', 'A target is a query or a list of documents.');
}

function queryTarget(
  { access, clock, documents, indexes, names }: FirestoreParts,
  caller: Caller,
  message: NonNullable<TargetMessage['query']>,
): Target {
  const structuredQuery = message.structuredQuery ?? {};
  const query = parseQuery(names.parentPath(message.parent), structuredQuery);
  indexes.check(query);
  const collection = [query.parent, query.collectionId].filter(Boolean).join('/');
  return {
    projection: query.projection,
    isAffectedBy: (changed) =>
      [...changed].some((path) =>
        query.allDescendants
          ? query.collectionId === null || lastSegment(collectionOf(path)) === query.collectionId
          : collectionOf(path) === collection,
      ),
    read() {
      access.checkList(caller, query, structuredQuery, clock.next());
      return runQuery(documents, names, query);
    },
  };
}

function documentsTarget(
  { access, clock, documents, names }: FirestoreParts,
  caller: Caller,
  wanted: string[],
): Target {
  const paths = wanted.map((name) => names.documentPath(name));
  return {
    projection: null,
    isAffectedBy: (changed) => paths.some((path) => changed.has(path)),
    read() {
      for (const path of paths) {
        access.checkGet(caller, path, documents.get(path), clock.next());
      }
      return paths.map((path) => documents.get(path)).filter((document) => document !== null);
    },
  };
}
