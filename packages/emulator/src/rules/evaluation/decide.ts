import type { RulesFile, RulesMethod } from '../syntax/ast.ts';
import { EvaluationError, LimitError } from '../values/evaluation-error.ts';
import type { RulesValue } from '../values/values.ts';
import type { ReadDocuments } from './document-reads.ts';
import { evaluateBool } from './evaluator.ts';
import { candidates, type Target } from './match.ts';
import { type Binding, createScope } from './scope.ts';

export type RulesDecision =
  | { allowed: true }
  /** `reason` tells the developer which conditions were evaluated and why each failed. */
  | { allowed: false; reason: string };

/** A request as the conditions of a rules file see it. */
export interface JudgedRequest {
  target: Target;
  method: RulesMethod;
  /** The variables `request` and `resource`. */
  request: RulesValue;
  resource: Binding;
  /** Null, as in Storage: `get()` and its relatives are errors. */
  reads: ReadDocuments | null;
}

/** Evaluates the matching allow statements; the first condition that is true allows. */
export function decideMatches(
  { functions, matches }: RulesFile,
  { target, method, request, resource, reads }: JudgedRequest,
): RulesDecision {
  const variables = [
    ['request', { value: request }],
    ['resource', resource],
  ] as const;
  const root = createScope(null, variables, functions);
  const run = { reads, expressions: 0 };
  const failures: string[] = [];
  for (const { allow, scope } of candidates(matches, target, method, root)) {
    if (!allow.condition) return { allowed: true };
    const { line } = allow.at;
    try {
      if (evaluateBool(run, allow.condition, scope)) return { allowed: true };
      failures.push(`line ${line}: false`);
    } catch (error) {
      if (error instanceof LimitError) return { allowed: false, reason: error.message };
      if (!(error instanceof EvaluationError)) throw error;
      failures.push(`line ${line}: ${error.message}`);
    }
  }
  return {
    allowed: false,
    reason: failures.length > 0 ? failures.join('; ') : `no allow statement for ${method} matches`,
  };
}
