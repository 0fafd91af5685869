import { EvaluationError } from '../values/evaluation-error.ts';
import { asInt } from '../values/operators.ts';
import { RulesPath, type RulesValue, typeOf } from '../values/values.ts';
import { builtin, type Library } from './signature.ts';

export const CONVERSIONS: Library = {
  int: builtin(['any'], toInt),
  float: builtin(['any'], toFloat),
  string: builtin(['any'], toText),
  path: builtin(['string'], (text: string) => RulesPath.parse(text)),
};

function toInt(value: RulesValue): bigint {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return asInt(BigInt(Math.trunc(value)));
  if (typeof value === 'string' && /^[+-]?\d+$/.test(value)) {
    return asInt(BigInt(value.replace(/^\+/, '')));
  }
  return refuse('int', value);
}

function toFloat(value: RulesValue): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  if (typeof value === 'string' && /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(value)) {
    return Number(value);
  }
  return refuse('float', value);
}

/** What `string()` makes of a value. */
export function toText(value: RulesValue): string {
  switch (typeof value) {
    case 'string':
      return value;
    case 'boolean':
    case 'bigint':
      return String(value);
    case 'number':
      return floatText(value);
  }
  if (value === null) return 'null';
  if (value instanceof RulesPath) return value.toString();
  return refuse('string', value);
}

/** `1.0`, `1.5`, `1.0E10`: production writes floats as Java does. */
function floatText(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  const size = Math.abs(value);
  if (size !== 0 && (size < 1e-3 || size >= 1e7)) {
    const [digits = '', exponent = ''] = value.toExponential().split('e');
    return `${digits.includes('.') ? digits : `${digits}.0`}E${exponent.replace('+', '')}`;
  }
  return Number.isInteger(value) ? `${value}.0` : String(value);
}

function refuse(type: string, value: RulesValue): never {
  const shown = typeof value === 'string' ? JSON.stringify(value) : typeOf(value);
  throw new EvaluationError(`${type}() cannot read ${shown}`);
}
