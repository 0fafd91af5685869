import { EvaluationError } from '../values/evaluation-error.ts';
import { asInt } from '../values/operators.ts';
import { builtin, type Library } from './signature.ts';

type Numeric = bigint | number;

const toFloat = (calculate: (value: number) => number) =>
  builtin(['number'], (value: Numeric) => calculate(Number(value)));

export const MATH: Library = {
  'math.abs': builtin(['number'], (value: Numeric) =>
    typeof value === 'bigint' ? asInt(value < 0n ? -value : value) : Math.abs(value),
  ),
  'math.ceil': toFloat(Math.ceil),
  'math.floor': toFloat(Math.floor),
  'math.sqrt': toFloat(Math.sqrt),
  'math.round': builtin(['number'], (value: Numeric) => round(value)),
  'math.pow': builtin(
    ['number', 'number'],
    (base: Numeric, exponent: Numeric) => Number(base) ** Number(exponent),
  ),
  'math.isNaN': builtin(['number'], (value: Numeric) => Number.isNaN(Number(value))),
};

function round(value: Numeric): bigint {
  if (typeof value === 'bigint') return value;
  if (!Number.isFinite(value)) throw new EvaluationError('math.round takes a finite number');
  return asInt(BigInt(Math.round(value)));
}
