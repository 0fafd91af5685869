import { EvaluationError } from '../values/evaluation-error.ts';
import { RulesDuration, RulesTimestamp } from '../values/values.ts';
import { builtin, type Library } from './signature.ts';

const SECOND = 1_000_000_000n;
const MILLISECOND = 1_000_000n;
const DAY = 86_400n * SECOND;

const UNITS: Record<string, bigint> = {
  w: 7n * DAY,
  d: DAY,
  h: 3600n * SECOND,
  m: 60n * SECOND,
  s: SECOND,
  ms: MILLISECOND,
  ns: 1n,
};

const part = (read: (date: Date) => number) =>
  builtin([], (time: RulesTimestamp) => BigInt(read(toDate(time))));

export const TIMESTAMP_METHODS: Library = {
  year: part((date) => date.getUTCFullYear()),
  month: part((date) => date.getUTCMonth() + 1),
  day: part((date) => date.getUTCDate()),
  hours: part((date) => date.getUTCHours()),
  minutes: part((date) => date.getUTCMinutes()),
  seconds: part((date) => date.getUTCSeconds()),
  nanos: builtin([], (time: RulesTimestamp) => modulo(time.nanos, SECOND)),
  /** Monday is 1. */
  dayOfWeek: part((date) => date.getUTCDay() || 7),
  dayOfYear: part(
    (date) => (dateMillis(date) - Date.UTC(date.getUTCFullYear(), 0, 1)) / 86_400_000 + 1,
  ),
  toMillis: builtin([], (time: RulesTimestamp) => floorDivide(time.nanos, MILLISECOND)),
  date: builtin([], (time: RulesTimestamp) => new RulesTimestamp(time.nanos - timeOfDay(time))),
  time: builtin([], (time: RulesTimestamp) => new RulesDuration(timeOfDay(time))),
};

export const DURATION_METHODS: Library = {
  seconds: builtin([], (duration: RulesDuration) => duration.nanos / SECOND),
  nanos: builtin([], (duration: RulesDuration) => duration.nanos % SECOND),
};

export const TIME: Library = {
  'timestamp.value': builtin(['int'], (millis: bigint) => new RulesTimestamp(millis * MILLISECOND)),
  'timestamp.date': builtin(['int', 'int', 'int'], (year: bigint, month: bigint, day: bigint) =>
    calendarDate(Number(year), Number(month), Number(day)),
  ),
  'duration.value': builtin(['int', 'string'], (count: bigint, unit: string) => {
    const length = Object.hasOwn(UNITS, unit) ? UNITS[unit] : undefined;
    if (length === undefined) throw new EvaluationError(`unknown unit of time ${unit}`);
    return new RulesDuration(count * length);
  }),
  'duration.time': builtin(
    ['int', 'int', 'int', 'int'],
    (hours: bigint, minutes: bigint, seconds: bigint, nanos: bigint) =>
      new RulesDuration((hours * 3600n + minutes * 60n + seconds) * SECOND + nanos),
  ),
  'duration.abs': builtin(
    ['duration'],
    ({ nanos }: RulesDuration) => new RulesDuration(nanos < 0n ? -nanos : nanos),
  ),
};

function calendarDate(year: number, month: number, day: number): RulesTimestamp {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() + 1 !== month || date.getUTCDate() !== day) {
    throw new EvaluationError(`there is no date ${year}-${month}-${day}`);
  }
  return new RulesTimestamp(BigInt(date.getTime()) * MILLISECOND);
}

function toDate(time: RulesTimestamp): Date {
  const date = new Date(Number(floorDivide(time.nanos, MILLISECOND)));
  if (Number.isNaN(date.getTime())) throw new EvaluationError('the time is out of range');
  return date;
}

function dateMillis(date: Date): number {
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
}

function timeOfDay(time: RulesTimestamp): bigint {
  return modulo(time.nanos, DAY);
}

function modulo(value: bigint, by: bigint): bigint {
  return ((value % by) + by) % by;
}

function floorDivide(value: bigint, by: bigint): bigint {
  return (value - modulo(value, by)) / by;
}
