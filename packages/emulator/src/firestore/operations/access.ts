import type {
  FirestoreRules,
  FirestoreRulesRequest,
  ReadDocument,
  RulesBatch,
} from '#emulator/rules/index.ts';
import type { Caller } from '#emulator/wire/caller.ts';
import { StatusError } from '#emulator/wire/status-error.ts';
import type { DocumentState, Fields } from '#emulator/wire/value.ts';
import type { StructuredQuery } from '../model/messages.ts';
import { lastSegment } from '../model/path.ts';
import type { Query } from '../query/query.ts';
import type { DocumentSource } from '../store/document-source.ts';

/** What the rules decisions on one request share: the `get()` calls counted so far. */
export function rulesBatch(readAfter?: ReadDocument): RulesBatch {
  return { readCalls: new Set(), ...(readAfter && { readAfter }) };
}

interface CheckedWrite {
  method: 'create' | 'update' | 'delete';
  path: string;
  before: DocumentState | null;
  after: Fields | null;
  time: string;
}

/** Evaluates the security rules for every caller but the Admin SDK; refusals are thrown. */
export interface Access {
  replaceRules(rules: FirestoreRules): void;
  checkGet(
    caller: Caller,
    path: string,
    document: DocumentState | null,
    time: string,
    batch?: RulesBatch,
  ): void;
  checkList(caller: Caller, query: Query, structuredQuery: StructuredQuery, time: string): void;
  checkWrite(caller: Caller, write: CheckedWrite, batch: RulesBatch): void;
  /** `what` completes the sentence "Only admins may …". */
  checkAdmin(caller: Caller, what: string): void;
}

/** `documents` answers the `get()` and `exists()` of the rules. */
export function createAccess(
  database: string,
  initialRules: FirestoreRules,
  documents: DocumentSource,
): Access {
  let rules = initialRules;
  const readFields = (path: string) => documents.get(path)?.fields ?? null;

  const check = (
    caller: Caller,
    request: Omit<FirestoreRulesRequest, 'auth' | 'database'>,
    batch?: RulesBatch,
  ): void => {
    if (caller.kind === 'admin') return;
    const auth = caller.kind === 'user' ? { uid: caller.uid, claims: caller.claims } : null;
    const decision = rules.decide({ ...request, database, auth }, readFields, batch);
    if (!decision.allowed) throw denied(decision.reason);
  };

  return {
    replaceRules(next) {
      rules = next;
    },
    checkGet(caller, path, document, time, batch) {
      if (caller.kind === 'admin') return;
      const before = document?.fields ?? null;
      check(caller, { method: 'get', path, time, before, after: null }, batch);
    },
    checkList(caller, query, structuredQuery, time) {
      if (caller.kind === 'admin') return;
      if (query.collectionId === null) throw denied('Only admins query collections of every name.');
      const path =
        query.parent === '' ? query.collectionId : `${query.parent}/${query.collectionId}`;
      check(caller, {
        method: 'list',
        path: query.allDescendants ? lastSegment(path) : path,
        ...(query.allDescendants && { collectionGroup: true }),
        time,
        before: null,
        after: null,
        query: { structuredQuery: { ...structuredQuery } },
      });
    },
    checkWrite(caller, write, batch) {
      check(caller, { ...write, before: write.before?.fields ?? null }, batch);
    },
    checkAdmin(caller, what) {
      if (caller.kind !== 'admin') throw denied(`Only admins may ${what}.`);
    },
  };
}

function denied(reason: string): StatusError {
  return new StatusError('PERMISSION_DENIED', `Missing or insufficient permissions. ${reason}`);
}
