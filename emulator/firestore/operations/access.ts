import type {
  FirestoreRules,
  FirestoreRulesRequest,
  ReadDocument,
  RulesBatch,
} from '../../rules/index.ts';
import type { Caller } from '../../wire/caller.ts';
import { StatusError } from '../../wire/status-error.ts';
import type { DocumentState, Fields } from '../../wire/value.ts';
import type { StructuredQuery } from '../model/messages.ts';
import { lastSegment } from '../model/path.ts';
import type { Query } from '../query/query.ts';
import type { DocumentSource } from '../store/documents.ts';

/** What the decisions on one request share, such as the budget of `get()` calls. */
export function rulesBatch(readAfter?: ReadDocument): RulesBatch {
  return { asked: new Set(), ...(readAfter && { readAfter }) };
}

/** Asks the security rules on behalf of callers that are not the admin SDK. */
export class Access {
  #rules: FirestoreRules;
  readonly #documents: DocumentSource;

  constructor(rules: FirestoreRules, documents: DocumentSource) {
    this.#rules = rules;
    this.#documents = documents;
  }

  replaceRules(rules: FirestoreRules): void {
    this.#rules = rules;
  }

  checkGet(
    caller: Caller,
    path: string,
    document: DocumentState | null,
    time: string,
    batch?: RulesBatch,
  ): void {
    const before = document?.fields ?? null;
    this.#check(caller, { method: 'get', path, time, before, after: null }, batch);
  }

  checkList(caller: Caller, query: Query, structuredQuery: StructuredQuery, time: string): void {
    if (caller.kind === 'admin') return;
    if (query.collectionId === null) throw denied('Only admins query collections of every name.');
    const path = query.parent === '' ? query.collectionId : `${query.parent}/${query.collectionId}`;
    this.#check(caller, {
      method: 'list',
      path: query.allDescendants ? lastSegment(path) : path,
      ...(query.allDescendants && { collectionGroup: true }),
      time,
      before: null,
      after: null,
      query: { structuredQuery: { ...structuredQuery } },
    });
  }

  checkWrite(
    caller: Caller,
    write: {
      method: 'create' | 'update' | 'delete';
      path: string;
      before: DocumentState | null;
      after: Fields | null;
      time: string;
    },
    batch: RulesBatch,
  ): void {
    this.#check(caller, { ...write, before: write.before?.fields ?? null }, batch);
  }

  checkAdmin(caller: Caller, what: string): void {
    if (caller.kind !== 'admin') throw denied(`Only admins may ${what}.`);
  }

  #check(caller: Caller, request: Omit<FirestoreRulesRequest, 'auth'>, batch?: RulesBatch): void {
    if (caller.kind === 'admin') return;
    const auth = caller.kind === 'user' ? { uid: caller.uid, claims: caller.claims } : null;
    const decision = this.#rules.decide(
      { ...request, auth },
      (path) => this.#documents.get(path)?.fields ?? null,
      batch,
    );
    if (!decision.allowed) throw denied(decision.reason);
  }
}

function denied(reason: string): StatusError {
  return new StatusError('PERMISSION_DENIED', `Missing or insufficient permissions. ${reason}`);
}
