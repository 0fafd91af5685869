import { decideMatches, type RulesDecision } from '../evaluation/decide.ts';
import {
  createDocumentReads,
  type ReadDocument,
  type RulesBatch,
} from '../evaluation/document-reads.ts';
import { ANYTHING, type Target } from '../evaluation/match.ts';
import type { Binding } from '../evaluation/scope.ts';
import type { RulesFile } from '../syntax/ast.ts';
import { absolutePath, documentValue } from '../values/document-value.ts';
import { EvaluationError, LimitError } from '../values/evaluation-error.ts';
import { type RulesMap, RulesTimestamp, type RulesValue } from '../values/values.ts';
import { callerValue } from './caller-value.ts';
import { type Branch, queryBranches, queryValue } from './query-branches.ts';
import type { FirestoreRules, FirestoreRulesRequest } from './types.ts';

/** Evaluates Firestore requests by a parsed rules file. */
export function firestoreRules(file: RulesFile): FirestoreRules {
  return {
    decide(request, read, batch) {
      if (request.method === 'list') return decideList(file, request, read, batch);
      const { path, before } = request;
      const resource = before ? documentValue(databaseOf(request), path, before) : null;
      const target = [...rootOf(request), ...path.split('/')];
      return decideOne(file, request, target, { value: resource }, read, batch);
    },
  };
}

function databaseOf(request: FirestoreRulesRequest): string {
  return request.database ?? '(default)';
}

function rootOf(request: FirestoreRulesRequest): Target {
  return ['databases', databaseOf(request), 'documents'];
}

/** Evaluates a list from its query: allowed only if every document it could return is. */
function decideList(
  file: RulesFile,
  request: FirestoreRulesRequest,
  read: ReadDocument,
  batch: RulesBatch | undefined,
): RulesDecision {
  try {
    for (const branch of queryBranches(request.query)) {
      const { target, resource } = branchView(branch, request, read);
      const decision = decideOne(file, request, target, resource, read, batch);
      if (!decision.allowed) return decision;
    }
    return { allowed: true };
  } catch (error) {
    if (error instanceof LimitError) return { allowed: false, reason: error.message };
    throw error;
  }
}

function branchView(
  branch: Branch,
  request: FirestoreRulesRequest,
  read: ReadDocument,
): { target: Target; resource: Binding } {
  if (branch.kind === 'document') {
    const { path } = branch;
    const fields = read(path);
    return {
      target: [...rootOf(request), ...path.split('/')],
      resource: fields
        ? { value: documentValue(databaseOf(request), path, fields) }
        : { error: new EvaluationError(`there is no document ${path}`) },
    };
  }
  const collection = request.path.split('/').filter(Boolean);
  const parents: Target = request.collectionGroup ? [ANYTHING] : [];
  return {
    target: [...rootOf(request), ...parents, ...collection, null],
    resource: { value: new Map<string, RulesValue>([['data', branch.data]]) },
  };
}

function decideOne(
  file: RulesFile,
  request: FirestoreRulesRequest,
  target: Target,
  resource: Binding,
  read: ReadDocument,
  batch: RulesBatch | undefined,
): RulesDecision {
  const isWrite = request.method !== 'get' && request.method !== 'list';
  const readAfter =
    batch?.readAfter ??
    ((path: string) => (isWrite && path === request.path ? request.after : read(path)));
  return decideMatches(file, {
    target,
    method: request.method,
    request: requestValue(request),
    resource,
    reads: createDocumentReads(databaseOf(request), read, readAfter, batch),
  });
}

function requestValue(request: FirestoreRulesRequest): RulesMap {
  const value = new Map<string, RulesValue>([
    ['auth', callerValue(request.auth)],
    ['method', request.method],
    ['path', absolutePath(databaseOf(request), request.path)],
    ['time', RulesTimestamp.parse(request.time)],
  ]);
  if (request.method === 'list') {
    value.set('query', queryValue(request.query ?? { structuredQuery: {} }));
  } else if (request.method !== 'get') {
    const { path, after } = request;
    value.set('resource', after ? documentValue(databaseOf(request), path, after) : null);
  }
  return value;
}
