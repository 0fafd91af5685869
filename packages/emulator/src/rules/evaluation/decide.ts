import type { MatchBlock, RulesMethod } from '../syntax/ast.ts';
import { EvaluationError, LimitError } from '../values/evaluation-error.ts';
import type { Evaluator } from './evaluator.ts';
import { candidates, type Target } from './match.ts';
import type { Scope } from './scope.ts';

export type RulesDecision =
  | { allowed: true }
  /** `reason` tells the developer which conditions were evaluated and why each failed. */
  | { allowed: false; reason: string };

/** Evaluates the matching allow statements; the first condition that is true allows. */
export function decideMatches(
  matches: readonly MatchBlock[],
  target: Target,
  method: RulesMethod,
  root: Scope,
  evaluator: Evaluator,
): RulesDecision {
  const failures: string[] = [];
  for (const { allow, scope } of candidates(matches, target, method, root)) {
    if (!allow.condition) return { allowed: true };
    const { line } = allow.at;
    try {
      if (evaluator.test(allow.condition, scope)) return { allowed: true };
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
