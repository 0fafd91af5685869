import { READ_FUNCTIONS } from './evaluation/document-reads.ts';
import { findFunction, methodsNamed } from './library/index.ts';
import { compilePattern } from './library/pattern.ts';
import type {
  Expression,
  FunctionDeclaration,
  MatchBlock,
  Position,
  RulesFile,
} from './syntax/ast.ts';
import { RulesSyntaxError } from './syntax/rules-syntax-error.ts';
import { EvaluationError } from './values/evaluation-error.ts';
import { TESTABLE_TYPES } from './values/values.ts';

/** Production's limits on the nesting of expressions and on the depth of calls. */
const MAX_NESTING = 99;
const MAX_CALL_DEPTH = 20;

const PATTERN_METHODS = new Set(['matches', 'replace', 'split']);

interface Names {
  file: string;
  variables: ReadonlySet<string>;
  functions: ReadonlyMap<string, FunctionDeclaration>;
  /** Whether `get()` and its relatives exist in this service. */
  reads: boolean;
}

/**
 * Throws for errors that would otherwise appear only while a request is evaluated: unknown names,
 * functions, methods and types, wrong argument counts, recursion, invalid patterns.
 */
export function checkRules(rules: RulesFile, file: string, reads: boolean): void {
  const names: Names = {
    file,
    variables: new Set(['request', 'resource']),
    functions: new Map(),
    reads,
  };
  checkBlock({ functions: rules.functions, allows: [], matches: rules.matches }, names);
}

function checkBlock(
  block: Pick<MatchBlock, 'functions' | 'allows' | 'matches'>,
  outer: Names,
): void {
  const own = new Set<string>();
  for (const { name, at } of block.functions) {
    if (own.has(name)) fail(outer, at, `the function ${name} is defined twice`);
    own.add(name);
  }
  const names: Names = {
    ...outer,
    functions: new Map([
      ...outer.functions,
      ...block.functions.map((one) => [one.name, one] as const),
    ]),
  };
  for (const declaration of block.functions) checkFunction(declaration, names);
  for (const { condition } of block.allows) if (condition) checkExpression(condition, names, 1);
  for (const match of block.matches) {
    const wildcards = match.pattern.flatMap((one) => (one.kind === 'literal' ? [] : one.name));
    checkBlock(match, { ...names, variables: new Set([...names.variables, ...wildcards]) });
  }
}

function checkFunction(declaration: FunctionDeclaration, names: Names): void {
  if (callDepth(declaration, names, []) > MAX_CALL_DEPTH) {
    fail(names, declaration.at, `${declaration.name} calls on more than ${MAX_CALL_DEPTH} deep`);
  }
  const variables = new Set([...names.variables, ...declaration.parameters]);
  for (const { name, value } of declaration.bindings) {
    checkExpression(value, { ...names, variables: new Set(variables) }, 1);
    variables.add(name);
  }
  checkExpression(declaration.result, { ...names, variables }, 1);
}

/** How many calls a function may lead to, one within the other. */
function callDepth(
  declaration: FunctionDeclaration,
  names: Names,
  callers: readonly FunctionDeclaration[],
): number {
  if (callers.includes(declaration)) {
    fail(names, declaration.at, `the function ${declaration.name} calls itself`);
  }
  const roots = [...declaration.bindings.map(({ value }) => value), declaration.result];
  const depths = roots.flatMap(calls).map((name) => {
    const called = names.functions.get(name);
    return called ? 1 + callDepth(called, names, [...callers, declaration]) : 0;
  });
  return Math.max(0, ...depths);
}

function calls(expression: Expression): string[] {
  const own = expression.kind === 'call' ? [expression.name] : [];
  return [...own, ...children(expression).flatMap(calls)];
}

function checkExpression(expression: Expression, names: Names, depth: number): void {
  if (depth > MAX_NESTING) {
    fail(names, expression.at, `the expression nests deeper than ${MAX_NESTING}`);
  }
  switch (expression.kind) {
    case 'variable':
      if (!names.variables.has(expression.name)) {
        fail(names, expression.at, `there is no variable ${expression.name}`);
      }
      break;
    case 'is':
      if (!TESTABLE_TYPES.has(expression.type)) {
        fail(names, expression.at, `there is no type ${expression.type}`);
      }
      break;
    case 'call':
      checkCall(expression, names);
      break;
    case 'method':
      checkMethod(expression, names);
      break;
  }
  for (const child of children(expression)) checkExpression(child, names, depth + 1);
}

function checkCall(call: Extract<Expression, { kind: 'call' }>, names: Names): void {
  const expected =
    names.functions.get(call.name)?.parameters.length ??
    (names.reads && READ_FUNCTIONS.has(call.name) ? 1 : undefined) ??
    findFunction(call.name)?.parameters.length;
  if (expected === undefined) fail(names, call.at, `there is no function ${call.name}`);
  if (expected !== call.args.length) {
    fail(names, call.at, `${call.name} takes ${expected} arguments, not ${call.args.length}`);
  }
}

function checkMethod(call: Extract<Expression, { kind: 'method' }>, names: Names): void {
  refuseDocumentReads(call, names);
  const known = methodsNamed(call.name);
  if (known.length === 0) fail(names, call.at, `there is no method ${call.name}`);
  if (!known.some(({ parameters }) => parameters.length === call.args.length)) {
    fail(names, call.at, `${call.name} does not take ${call.args.length} arguments`);
  }
  const [pattern] = call.args;
  if (!PATTERN_METHODS.has(call.name) || pattern?.kind !== 'literal') return;
  try {
    if (typeof pattern.value === 'string') compilePattern(pattern.value);
  } catch (error) {
    if (error instanceof EvaluationError) fail(names, pattern.at, error.message);
    throw error;
  }
}

/** In production Storage rules may read documents: `firestore.get(…)` and `firestore.exists(…)`. */
function refuseDocumentReads(
  { object, name }: Extract<Expression, { kind: 'method' }>,
  names: Names,
): void {
  if (names.reads || object.kind !== 'variable' || object.name !== 'firestore') return;
  if (names.variables.has('firestore')) return;
  fail(names, object.at, `the emulator does not support firestore.${name}() in Storage rules`);
}

function children(expression: Expression): Expression[] {
  switch (expression.kind) {
    case 'list':
      return expression.items;
    case 'map':
      return expression.entries.flatMap(({ key, value }) => [key, value]);
    case 'path':
      return expression.segments.filter((segment) => typeof segment !== 'string');
    case 'member':
      return [expression.object];
    case 'index':
      return [expression.object, expression.index];
    case 'range':
      return [expression.object, expression.from, expression.to].filter((one) => one !== null);
    case 'call':
      return expression.args;
    case 'method':
      return [expression.object, ...expression.args];
    case 'unary':
    case 'is':
      return [expression.operand];
    case 'binary':
      return [expression.left, expression.right];
    case 'conditional':
      return [expression.test, expression.then, expression.otherwise];
    default:
      return [];
  }
}

function fail(names: Names, at: Position, problem: string): never {
  throw new RulesSyntaxError(names.file, at, problem);
}
