import { compare } from './compare.ts';
import { contains, equals } from './equality.ts';
import { EvaluationError } from './evaluation-error.ts';
import {
  type Comparison,
  type Constraint,
  isNumber,
  type Restriction,
  type RulesValue,
  typeOf,
} from './values.ts';

/**
 * Comparisons with a field whose value the query does not fix. A comparison that the query implies
 * has a value. Any other throws, so that neither it nor its negation allows the query.
 */

/** `field operator value` */
export function holds(
  { restrictions }: Constraint,
  operator: Comparison | '!=',
  value: RulesValue,
): true {
  const implied =
    operator === '!='
      ? differsFrom(restrictions, value)
      : isBoundedBy(restrictions, operator, value);
  return implied || undecided();
}

/** `item in field`, and `field.hasAny([item])`. */
export function containsAny({ restrictions }: Constraint, items: readonly RulesValue[]): true {
  const implied = restrictions.some(
    (restriction) => restriction.kind === 'contains' && contains(items, restriction.item),
  );
  return implied || undecided();
}

/** `field in items`: a constraint never implies it, but may exclude it. */
export function isAmong({ restrictions }: Constraint, items: readonly RulesValue[]): false {
  if (!items.every((item) => differsFrom(restrictions, item))) undecided();
  return false;
}

function undecided(): never {
  throw new EvaluationError('the query does not settle this comparison');
}

function isBoundedBy(
  restrictions: readonly Restriction[],
  operator: Comparison,
  value: RulesValue,
): boolean {
  return restrictions.some((restriction) => {
    if (restriction.kind === '!=' || restriction.kind === 'contains') return false;
    if (restriction.kind[0] !== operator[0] || !comparable(restriction.bound, value)) return false;
    const order = compare(restriction.bound, value);
    if (order === 0) return operator === restriction.kind || operator.length === 2;
    return operator[0] === '>' ? order > 0 : order < 0;
  });
}

function differsFrom(restrictions: readonly Restriction[], value: RulesValue): boolean {
  // A filter of any kind but `== null` leaves out the documents where the field is null.
  if (value === null) return true;
  return restrictions.some((restriction) => {
    switch (restriction.kind) {
      case 'contains':
        return false;
      case '!=':
        return restriction.values.some(
          (excluded) => comparable(excluded, value) && equals(excluded, value),
        );
      default: {
        if (!comparable(restriction.bound, value)) return false;
        const order = compare(value, restriction.bound);
        if (order === 0) return restriction.kind.length === 1;
        return restriction.kind[0] === '>' ? order < 0 : order > 0;
      }
    }
  });
}

/** Google's emulator does not compare a float of the query with an int of the rules; nor do we. */
function comparable(bound: RulesValue, value: RulesValue): boolean {
  if (isNumber(bound) && isNumber(value)) {
    return typeof bound === 'bigint' || typeof value === 'number';
  }
  return typeOf(bound) === typeOf(value);
}
