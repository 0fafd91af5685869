import { compare } from './compare.ts';
import { EvaluationError } from './evaluation-error.ts';
import { contains, equals, isNumber, type RulesValue, typeOf } from './values.ts';

export type Comparison = '<' | '<=' | '>' | '>=';

export type Restriction =
  | { kind: Comparison; bound: RulesValue }
  | { kind: '!='; values: RulesValue[] }
  | { kind: 'contains'; item: RulesValue };

const UNDECIDED = 'the query does not settle this comparison';

/**
 * What a query says of a field it does not pin to one value. A comparison with it is true where
 * the query implies it. Where it does not, the comparison is an error, so that neither the
 * comparison nor its negation lets a document through that the query may return.
 */
export class Constraint {
  readonly restrictions: readonly Restriction[];

  constructor(restrictions: readonly Restriction[]) {
    this.restrictions = restrictions;
  }

  and(other: Constraint): Constraint {
    return new Constraint([...this.restrictions, ...other.restrictions]);
  }

  /** `field operator value` */
  holds(operator: Comparison | '!=', value: RulesValue): true {
    const implied =
      operator === '!=' ? this.#differsFrom(value) : this.#isBoundedBy(operator, value);
    if (!implied) throw new EvaluationError(UNDECIDED);
    return true;
  }

  /** `item in field`, and `field.hasAny([item])`. */
  containsAny(items: readonly RulesValue[]): true {
    const implied = this.restrictions.some(
      (restriction) => restriction.kind === 'contains' && contains(items, restriction.item),
    );
    if (!implied) throw new EvaluationError(UNDECIDED);
    return true;
  }

  /** `field in items`: a constraint never implies it, but may rule it out. */
  isAmong(items: readonly RulesValue[]): false {
    if (!items.every((item) => this.#differsFrom(item))) throw new EvaluationError(UNDECIDED);
    return false;
  }

  #isBoundedBy(operator: Comparison, value: RulesValue): boolean {
    return this.restrictions.some((restriction) => {
      if (restriction.kind === '!=' || restriction.kind === 'contains') return false;
      if (restriction.kind[0] !== operator[0] || !comparable(restriction.bound, value))
        return false;
      const order = compare(restriction.bound, value);
      if (order === 0) return operator === restriction.kind || operator.length === 2;
      return operator[0] === '>' ? order > 0 : order < 0;
    });
  }

  #differsFrom(value: RulesValue): boolean {
    // A filter of any kind but `== null` leaves out the documents where the field is null.
    if (value === null) return true;
    return this.restrictions.some((restriction) => {
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
}

/** Google's emulator does not compare a float of the query with an int of the rules; nor do we. */
function comparable(bound: RulesValue, value: RulesValue): boolean {
  if (isNumber(bound) && isNumber(value)) {
    return typeof bound === 'bigint' || typeof value === 'number';
  }
  return typeOf(bound) === typeOf(value);
}
