import { EvaluationError } from '../values/evaluation-error.ts';
import { isNumber, type RulesValue, type TypeName, typeOf } from '../values/values.ts';

export type Parameter = TypeName | 'number' | 'any' | 'list or set' | 'string or bytes';

/** A built-in function or method; `parameters` leaves out the receiver. */
export interface Builtin {
  parameters: readonly Parameter[];
  run(...values: RulesValue[]): RulesValue;
}

/**
 * Declares a built-in. `invoke` checks the argument types before it calls `run`, so `run` may
 * declare narrower parameter types.
 */
export function builtin<T extends RulesValue[]>(
  parameters: readonly Parameter[],
  run: (...values: T) => RulesValue,
): Builtin {
  return { parameters, run: run as (...values: RulesValue[]) => RulesValue };
}

export type Library = Readonly<Record<string, Builtin>>;

/** Calls a built-in; `receiver` is empty for functions. */
export function invoke(
  name: string,
  entry: Builtin,
  receiver: readonly RulesValue[],
  args: readonly RulesValue[],
): RulesValue {
  if (args.length !== entry.parameters.length) {
    throw new EvaluationError(`${name} takes ${entry.parameters.length} arguments`);
  }
  args.forEach((value, index) => {
    const parameter = entry.parameters[index] as Parameter;
    if (!accepts(parameter, value)) {
      throw new EvaluationError(`${name} takes ${parameter}, not ${typeOf(value)}`);
    }
  });
  return entry.run(...receiver, ...args);
}

function accepts(parameter: Parameter, value: RulesValue): boolean {
  const type = typeOf(value);
  if (type === 'constraint') return false;
  if (parameter === 'any') return true;
  if (parameter === 'number') return isNumber(value);
  return parameter.split(' or ').includes(type);
}
