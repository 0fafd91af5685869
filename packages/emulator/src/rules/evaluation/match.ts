import type { AllowStatement, MatchBlock, PatternSegment, RulesMethod } from '../syntax/ast.ts';
import { RulesPath } from '../values/values.ts';
import { type Binding, createScope, type Scope } from './scope.ts';

/** Any number of unknown segments, as before a collection group; matched by `{name=**}` only. */
export const ANYTHING: unique symbol = Symbol('anything');

/** A path to match; null is one unknown segment, such as the document id in a list. */
export type Target = readonly (string | null | typeof ANYTHING)[];

export interface Candidate {
  allow: AllowStatement;
  scope: Scope;
}

/** The allow statements that apply to a path and a method, with the values of their wildcards. */
export function* candidates(
  blocks: readonly MatchBlock[],
  target: Target,
  method: RulesMethod,
  outer: Scope,
): Generator<Candidate> {
  for (const block of blocks) {
    for (const { bindings, rest } of matchPattern(block.pattern, target)) {
      const scope = createScope(outer, bindings, block.functions);
      if (rest.length === 0) {
        for (const allow of block.allows) if (allow.methods.has(method)) yield { allow, scope };
      }
      yield* candidates(block.matches, rest, method, scope);
    }
  }
}

interface Match {
  bindings: (readonly [string, Binding])[];
  rest: Target;
}

/** All matches of a pattern at the start of a path; a recursive wildcard has several. */
function* matchPattern(pattern: readonly PatternSegment[], target: Target): Generator<Match> {
  const [first, ...others] = pattern;
  if (!first) {
    yield { bindings: [], rest: target };
    return;
  }
  if (first.kind === 'recursive') {
    for (let length = target.length; length >= 0; length--) {
      const value = recursiveValue(target.slice(0, length));
      yield* prepend(first.name, { value }, matchPattern(others, target.slice(length)));
    }
    return;
  }
  const [segment, ...rest] = target;
  if (segment === undefined || segment === ANYTHING) return;
  if (first.kind === 'literal') {
    if (segment === first.text) yield* matchPattern(others, rest);
  } else {
    yield* prepend(first.name, { value: segment }, matchPattern(others, rest));
  }
}

function recursiveValue(segments: Target): RulesPath {
  return new RulesPath(segments.map((segment) => (typeof segment === 'string' ? segment : '*')));
}

function* prepend(name: string, binding: Binding, matches: Iterable<Match>): Generator<Match> {
  for (const { bindings, rest } of matches) {
    yield { bindings: [[name, binding], ...bindings], rest };
  }
}
