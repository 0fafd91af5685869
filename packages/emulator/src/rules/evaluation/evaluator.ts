import { findFunction, findMethod } from '../library/index.ts';
import { invoke } from '../library/signature.ts';
import type { Expression, FunctionDeclaration } from '../syntax/ast.ts';
import { EvaluationError, LimitError } from '../values/evaluation-error.ts';
import { applyOperator, negate } from '../values/operators.ts';
import { selectIndex, selectMember, selectRange } from '../values/select.ts';
import { isNumber, RulesPath, type RulesValue, typeOf } from '../values/values.ts';
import { READ_FUNCTIONS, type ReadDocuments, type ReadFunction } from './document-reads.ts';
import {
  type Binding,
  createScope,
  findDeclaredFunction,
  findVariable,
  type Scope,
} from './scope.ts';

/** Production's limit. */
const MAX_EXPRESSIONS = 1000;

type ExpressionOf<Kind extends Expression['kind']> = Extract<Expression, { kind: Kind }>;

/** What the evaluation of one request shares. */
interface Run {
  readonly reads: ReadDocuments | null;
  /** Evaluated so far. */
  expressions: number;
}

function evaluate(run: Run, expression: Expression, scope: Scope): RulesValue {
  count(run);
  switch (expression.kind) {
    case 'literal':
      return expression.value;
    case 'variable':
      return readVariable(expression.name, scope);
    case 'list':
      return evaluateAll(run, expression.items, scope);
    case 'map':
      return buildMap(run, expression, scope);
    case 'path':
      return buildPath(run, expression, scope);
    case 'member':
      return selectMember(evaluate(run, expression.object, scope), expression.name);
    case 'index': {
      const object = evaluate(run, expression.object, scope);
      return selectIndex(object, evaluate(run, expression.index, scope));
    }
    case 'range': {
      const object = evaluate(run, expression.object, scope);
      const from = expression.from && evaluate(run, expression.from, scope);
      const to = expression.to && evaluate(run, expression.to, scope);
      return selectRange(object, from, to);
    }
    case 'call':
      return callFunction(run, expression.name, expression.args, scope);
    case 'method':
      return callMethod(run, expression, scope);
    case 'unary':
      if (expression.operator === '!') return !evaluateBool(run, expression.operand, scope);
      return negate(evaluate(run, expression.operand, scope));
    case 'binary':
      return applyBinary(run, expression, scope);
    case 'is':
      return testType(run, expression, scope);
    case 'conditional':
      count(run);
      return evaluateBool(run, expression.test, scope)
        ? evaluate(run, expression.then, scope)
        : evaluate(run, expression.otherwise, scope);
  }
}

function count(run: Run): void {
  if (++run.expressions > MAX_EXPRESSIONS) {
    throw new LimitError(`more than ${MAX_EXPRESSIONS} expressions were evaluated`);
  }
}

function evaluateAll(run: Run, expressions: readonly Expression[], scope: Scope): RulesValue[] {
  return expressions.map((expression) => evaluate(run, expression, scope));
}

function readVariable(name: string, scope: Scope): RulesValue {
  const binding = findVariable(scope, name);
  if (!binding) throw new EvaluationError(`there is no variable ${name}`);
  if ('error' in binding) throw binding.error;
  return binding.value;
}

function buildMap(run: Run, { entries }: ExpressionOf<'map'>, scope: Scope): RulesValue {
  const map = new Map<string, RulesValue>();
  for (const entry of entries) {
    const key = evaluate(run, entry.key, scope);
    if (typeof key !== 'string') throw new EvaluationError('the keys of a map are strings');
    map.set(key, evaluate(run, entry.value, scope));
  }
  return map;
}

function buildPath(run: Run, { segments }: ExpressionOf<'path'>, scope: Scope): RulesValue {
  const texts = segments.flatMap((segment) => {
    if (typeof segment === 'string') {
      count(run);
      return segment;
    }
    const value = evaluate(run, segment, scope);
    if (value instanceof RulesPath) return [...value.segments];
    if (typeof value === 'string' || typeof value === 'boolean' || isNumber(value)) {
      return String(value);
    }
    throw new EvaluationError(`a ${typeOf(value)} cannot stand in a path`);
  });
  return new RulesPath(texts);
}

function callFunction(
  run: Run,
  name: string,
  args: readonly Expression[],
  scope: Scope,
): RulesValue {
  const found = findDeclaredFunction(scope, name);
  if (found) {
    const { declaration, home } = found;
    const parameters = declaration.parameters.map((parameter, index) => {
      const argument = args[index];
      if (!argument) throw new EvaluationError(`${name} is called with too few arguments`);
      return [parameter, bindValue(run, argument, scope)] as const;
    });
    return runDeclared(run, declaration, createScope(home, parameters));
  }
  const values = evaluateAll(run, args, scope);
  if (READ_FUNCTIONS.has(name) && run.reads) {
    return run.reads(name as ReadFunction, values[0] ?? null);
  }
  const entry = findFunction(name);
  if (!entry) throw new EvaluationError(`there is no function ${name}`);
  return invoke(name, entry, [], values);
}

function runDeclared(run: Run, declaration: FunctionDeclaration, scope: Scope): RulesValue {
  for (const { name, value } of declaration.bindings) {
    count(run);
    scope.variables.set(name, bindValue(run, value, scope));
  }
  return evaluate(run, declaration.result, scope);
}

/** An error in an argument or a `let` is thrown only when the name is used. */
function bindValue(run: Run, expression: Expression, scope: Scope): Binding {
  try {
    return { value: evaluate(run, expression, scope) };
  } catch (error) {
    if (error instanceof EvaluationError) return { error };
    throw error;
  }
}

function callMethod(run: Run, expression: ExpressionOf<'method'>, scope: Scope): RulesValue {
  const object = evaluate(run, expression.object, scope);
  const args = evaluateAll(run, expression.args, scope);
  const method = findMethod(typeOf(object), expression.name);
  if (!method) throw new EvaluationError(`${typeOf(object)} has no ${expression.name}()`);
  return invoke(expression.name, method, [object], args);
}

function applyBinary(run: Run, expression: ExpressionOf<'binary'>, scope: Scope): RulesValue {
  const { operator } = expression;
  if (operator === '&&') return applyLogical(run, expression, scope, false);
  if (operator === '||') return applyLogical(run, expression, scope, true);
  const left = evaluate(run, expression.left, scope);
  return applyOperator(operator, left, evaluate(run, expression.right, scope));
}

/** A side equal to `decisive` (true for `||`, false for `&&`) decides, even if the other throws. */
function applyLogical(
  run: Run,
  { left, right }: { left: Expression; right: Expression },
  scope: Scope,
  decisive: boolean,
): boolean {
  let failure: EvaluationError | null = null;
  try {
    if (evaluateBool(run, left, scope) === decisive) return decisive;
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw error;
    failure = error;
  }
  count(run);
  const result = evaluateBool(run, right, scope);
  if (failure && result !== decisive) throw failure;
  return result;
}

/** The value of a condition; throws where it is no bool or has no value. */
export function evaluateBool(run: Run, expression: Expression, scope: Scope): boolean {
  const value = evaluate(run, expression, scope);
  if (typeof value !== 'boolean') {
    throw new EvaluationError(`expected bool, found ${typeOf(value)}`);
  }
  return value;
}

function testType(run: Run, { operand, type }: ExpressionOf<'is'>, scope: Scope): boolean {
  const value = evaluate(run, operand, scope);
  count(run);
  const found = typeOf(value);
  if (found === 'constraint') throw new EvaluationError('the query does not settle the type');
  return found === type || (type === 'number' && isNumber(value));
}
