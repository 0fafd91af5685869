import type { Caller } from '#emulator/wire/caller.ts';
import { invalidArgument } from '#emulator/wire/status-error.ts';
import type { DocumentState } from '#emulator/wire/value.ts';
import type { FieldPath } from '../model/field-path.ts';
import type { StructuredQuery } from '../model/messages.ts';
import type { FirestoreParts } from '../operations/parts.ts';
import { createLiveResults } from '../query/live-results.ts';
import { parseQuery } from '../query/parse-query.ts';

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
  /** Whether a commit to these paths may change the results. */
  isAffectedBy(changed: readonly string[]): boolean;
  /**
   * The results that a commit to these paths may have changed, or all of them (null): documents by
   * path, null for one that is no result. Throws where the caller may not read them.
   */
  read(changed: readonly string[] | null): ReadonlyMap<string, DocumentState | null>;
}

/** Parses a target; throws where it is invalid or needs a missing index. */
export function openTarget(parts: FirestoreParts, caller: Caller, message: TargetMessage): Target {
  if (message.query !== undefined) return queryTarget(parts, caller, message.query);
  const names = message.documents?.documents;
  if (names !== undefined) return documentsTarget(parts, caller, names);
  throw invalidArgument('A target is a query or a list of documents.');
}

function queryTarget(
  { access, clock, documents, indexes, names }: FirestoreParts,
  caller: Caller,
  message: NonNullable<TargetMessage['query']>,
): Target {
  const structuredQuery = message.structuredQuery ?? {};
  const query = parseQuery(names, names.parentPath(message.parent), structuredQuery);
  indexes.check(query);
  const results = createLiveResults(documents, names, query);
  return {
    projection: query.projection,
    isAffectedBy: (changed) => changed.some(results.covers),
    read(changed) {
      access.checkList(caller, query, structuredQuery, clock.next());
      return results.refresh(changed);
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
    isAffectedBy: (changed) => changed.some((path) => paths.includes(path)),
    read() {
      for (const path of paths) {
        access.checkGet(caller, path, documents.get(path), clock.next());
      }
      return new Map(paths.map((path) => [path, documents.get(path)]));
    },
  };
}
