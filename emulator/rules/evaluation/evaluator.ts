import { findFunction, findMethod } from '../library/index.ts';
import { invoke } from '../library/signature.ts';
import type { Expression } from '../syntax/ast.ts';
import { EvaluationError, LimitError } from '../values/evaluation-error.ts';
import { applyOperator, negate } from '../values/operators.ts';
import { selectIndex, selectMember, selectRange } from '../values/select.ts';
import { isNumber, RulesPath, type RulesValue, typeOf } from '../values/values.ts';
import { type DocumentReads, READ_FUNCTIONS, type ReadFunction } from './document-reads.ts';
import { type Binding, Scope } from './scope.ts';

/** Production's limit. */
const MAX_EXPRESSIONS = 1000;

/** Computes the conditions of one request and counts what that takes. */
export class Evaluator {
  readonly #reads: DocumentReads | null;
  #expressions = 0;

  /** Without `reads`, as in Storage, `get()` and its relatives are errors. */
  constructor(reads: DocumentReads | null) {
    this.#reads = reads;
  }

  /** The value of a condition; an error where it is no bool or has no value. */
  test(condition: Expression, scope: Scope): boolean {
    return this.#bool(condition, scope);
  }

  #evaluate(expression: Expression, scope: Scope): RulesValue {
    this.#count();
    switch (expression.kind) {
      case 'literal':
        return expression.value;
      case 'variable':
        return this.#variable(expression.name, scope);
      case 'list':
        return this.#all(expression.items, scope);
      case 'map':
        return this.#map(expression, scope);
      case 'path':
        return this.#path(expression, scope);
      case 'member':
        return selectMember(this.#evaluate(expression.object, scope), expression.name);
      case 'index': {
        const object = this.#evaluate(expression.object, scope);
        return selectIndex(object, this.#evaluate(expression.index, scope));
      }
      case 'range': {
        const object = this.#evaluate(expression.object, scope);
        const from = expression.from && this.#evaluate(expression.from, scope);
        const to = expression.to && this.#evaluate(expression.to, scope);
        return selectRange(object, from, to);
      }
      case 'call':
        return this.#call(expression.name, expression.args, scope);
      case 'method':
        return this.#method(expression, scope);
      case 'unary':
        if (expression.operator === '!') return !this.#bool(expression.operand, scope);
        return negate(this.#evaluate(expression.operand, scope));
      case 'binary':
        return this.#binary(expression, scope);
      case 'is':
        return this.#is(expression, scope);
      case 'conditional':
        this.#count();
        return this.#bool(expression.test, scope)
          ? this.#evaluate(expression.then, scope)
          : this.#evaluate(expression.otherwise, scope);
    }
  }

  #count(): void {
    if (++this.#expressions > MAX_EXPRESSIONS) {
      throw new LimitError(`more than ${MAX_EXPRESSIONS} expressions were evaluated`);
    }
  }

  #all(expressions: readonly Expression[], scope: Scope): RulesValue[] {
    return expressions.map((expression) => this.#evaluate(expression, scope));
  }

  #variable(name: string, scope: Scope): RulesValue {
    const binding = scope.variable(name);
    if (!binding) throw new EvaluationError(`there is no variable ${name}`);
    if ('error' in binding) throw binding.error;
    return binding.value;
  }

  #map({ entries }: Extract<Expression, { kind: 'map' }>, scope: Scope): RulesValue {
    const map = new Map<string, RulesValue>();
    for (const entry of entries) {
      const key = this.#evaluate(entry.key, scope);
      if (typeof key !== 'string') throw new EvaluationError('the keys of a map are strings');
      map.set(key, this.#evaluate(entry.value, scope));
    }
    return map;
  }

  #path({ segments }: Extract<Expression, { kind: 'path' }>, scope: Scope): RulesValue {
    const texts = segments.flatMap((segment) => {
      if (typeof segment === 'string') {
        this.#count();
        return segment;
      }
      const value = this.#evaluate(segment, scope);
      if (value instanceof RulesPath) return [...value.segments];
      if (typeof value === 'string' || typeof value === 'boolean' || isNumber(value)) {
        return String(value);
      }
      throw new EvaluationError(`a ${typeOf(value)} cannot stand in a path`);
    });
    return new RulesPath(texts);
  }

  #call(name: string, args: readonly Expression[], scope: Scope): RulesValue {
    const found = scope.function(name);
    if (found) {
      const { declaration, home } = found;
      const parameters = declaration.parameters.map((parameter, index) => {
        const argument = args[index];
        if (!argument) throw new EvaluationError(`${name} is called with too few arguments`);
        return [parameter, this.#bind(argument, scope)] as const;
      });
      return this.#run(declaration, new Scope(home, parameters));
    }
    const values = this.#all(args, scope);
    if (READ_FUNCTIONS.has(name) && this.#reads) {
      return this.#reads.call(name as ReadFunction, values[0] ?? null);
    }
    const entry = findFunction(name);
    if (!entry) throw new EvaluationError(`there is no function ${name}`);
    return invoke(name, entry, [], values);
  }

  #run(
    declaration: NonNullable<ReturnType<Scope['function']>>['declaration'],
    scope: Scope,
  ): RulesValue {
    for (const { name, value } of declaration.bindings) {
      this.#count();
      scope.bind(name, this.#bind(value, scope));
    }
    return this.#evaluate(declaration.result, scope);
  }

  /** An error in an argument or a `let` is met where the name is used, and not before. */
  #bind(expression: Expression, scope: Scope): Binding {
    try {
      return { value: this.#evaluate(expression, scope) };
    } catch (error) {
      if (error instanceof EvaluationError) return { error };
      throw error;
    }
  }

  #method(expression: Extract<Expression, { kind: 'method' }>, scope: Scope): RulesValue {
    const object = this.#evaluate(expression.object, scope);
    const args = this.#all(expression.args, scope);
    const method = findMethod(typeOf(object), expression.name);
    if (!method) throw new EvaluationError(`${typeOf(object)} has no ${expression.name}()`);
    return invoke(expression.name, method, [object], args);
  }

  #binary(expression: Extract<Expression, { kind: 'binary' }>, scope: Scope): RulesValue {
    const { operator } = expression;
    if (operator === '&&') return this.#logical(expression, scope, false);
    if (operator === '||') return this.#logical(expression, scope, true);
    const left = this.#evaluate(expression.left, scope);
    return applyOperator(operator, left, this.#evaluate(expression.right, scope));
  }

  /** `decisive` is the side that settles it: true for `||`, false for `&&`, whatever errs. */
  #logical(
    { left, right }: { left: Expression; right: Expression },
    scope: Scope,
    decisive: boolean,
  ): boolean {
    let failure: EvaluationError | null = null;
    try {
      if (this.#bool(left, scope) === decisive) return decisive;
    } catch (error) {
      if (!(error instanceof EvaluationError)) throw error;
      failure = error;
    }
    this.#count();
    const result = this.#bool(right, scope);
    if (failure && result !== decisive) throw failure;
    return result;
  }

  #bool(expression: Expression, scope: Scope): boolean {
    const value = this.#evaluate(expression, scope);
    if (typeof value !== 'boolean') {
      throw new EvaluationError(`expected bool, found ${typeOf(value)}`);
    }
    return value;
  }

  #is({ operand, type }: Extract<Expression, { kind: 'is' }>, scope: Scope): boolean {
    const value = this.#evaluate(operand, scope);
    this.#count();
    const found = typeOf(value);
    if (found === 'constraint') throw new EvaluationError('the query does not settle the type');
    return found === type || (type === 'number' && isNumber(value));
  }
}
