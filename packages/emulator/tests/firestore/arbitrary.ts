import {
  type CollectionReference,
  FieldValue,
  type Query,
  Timestamp,
} from '@google-cloud/firestore';
import fc from 'fast-check';

/** Few different values, so that random filters match and random orders have ties. */
const scalar = fc.oneof(
  fc.constantFrom(null, true, false, 0, 1, 2, -1, 0.5, 1.5, Number.NaN, Infinity, 2 ** 53),
  fc.constantFrom('', 'a', 'b', 'ab', 'Æ', '\uff5e', '🚗'),
  fc.constantFrom(
    new Timestamp(1, 0),
    new Timestamp(1, 1000),
    Buffer.from([1]),
    Buffer.from([1, 2]),
  ),
);
const map = fc.dictionary(fc.constantFrom('x', 'y'), scalar, { maxKeys: 2 });
const value = fc.oneof(
  { weight: 6, arbitrary: scalar },
  { weight: 1, arbitrary: fc.array(fc.oneof(scalar, map), { maxLength: 3 }) },
  { weight: 1, arbitrary: map },
);

export type Documents = Record<string, Record<string, unknown>>;

export const documents: fc.Arbitrary<Documents> = fc.dictionary(
  fc.constantFrom('d1', 'd2', 'd3', 'd4', 'd5', 'd6', '__id7__', 'é'),
  fc.dictionary(fc.constantFrom('a', 'b', 'm'), value, { maxKeys: 3 }),
  { minKeys: 1, maxKeys: 8 },
);

const field = fc.constantFrom('a', 'b', 'm', 'm.x');
const operator = fc.constantFrom('==', '!=', '<', '<=', '>', '>=', 'array-contains' as const);
const listOperator = fc.constantFrom('in', 'not-in', 'array-contains-any' as const);

export interface QueryPlan {
  filters: { field: string; op: string; value: unknown }[];
  orders: { field: string; direction: string }[];
  start: { inclusive: boolean; values: unknown[] } | null;
  end: { inclusive: boolean; values: unknown[] } | null;
  limit: number | null;
  fromEnd: boolean;
  offset: number;
}

const cursor = fc.option(
  fc.record({
    inclusive: fc.boolean(),
    values: fc.array(value, { minLength: 1, maxLength: 2 }),
  }),
  { freq: 2 },
);

const anyQueryPlan: fc.Arbitrary<QueryPlan> = fc.record({
  filters: fc.array(
    fc.oneof(
      { weight: 3, arbitrary: fc.record({ field, op: operator, value }) },
      {
        weight: 1,
        arbitrary: fc.record({
          field,
          op: listOperator,
          value: fc.array(value, { minLength: 1, maxLength: 3 }),
        }),
      },
    ),
    { maxLength: 2 },
  ),
  orders: fc.uniqueArray(fc.record({ field, direction: fc.constantFrom('asc', 'desc') }), {
    maxLength: 2,
    selector: (order) => order.field,
  }),
  start: cursor,
  end: cursor,
  limit: fc.option(fc.integer({ min: 1, max: 4 })),
  fromEnd: fc.boolean(),
  offset: fc.constantFrom(0, 0, 0, 1, 2),
});

/** Only plans that Firestore accepts, because the SDK retries a refused query for seconds. */
export const queryPlan = anyQueryPlan.filter(({ filters }) => {
  const count = (...ops: string[]) => filters.filter(({ op }) => ops.includes(op)).length;
  const notInBesideIn = count('not-in') > 0 && count('in', 'array-contains-any') > 0;
  // The SDK sends a comparison with null or NaN as "is" or "is not", whatever its operator.
  const unary = filters.some(
    ({ op, value }) => !['==', '!='].includes(op) && (value === null || Number.isNaN(value)),
  );
  return (
    !unary &&
    count('!=', 'not-in') < 2 &&
    count('array-contains', 'array-contains-any') < 2 &&
    !notInBesideIn
  );
});

/** The query of a plan. Its cursors have at most one value per order, as the SDK requires. */
export function build(collection: CollectionReference, plan: QueryPlan): Query {
  let query: Query = collection;
  for (const { field, op, value } of plan.filters) {
    query = query.where(field, op as FirebaseFirestore.WhereFilterOp, value);
  }
  for (const { field, direction } of plan.orders) {
    query = query.orderBy(field, direction as 'asc' | 'desc');
  }
  const { start, end, limit } = plan;
  const orders = plan.orders.length;
  if (start && orders > 0) {
    const values = start.values.slice(0, orders);
    query = start.inclusive ? query.startAt(...values) : query.startAfter(...values);
  }
  if (end && orders > 0) {
    const values = end.values.slice(0, orders);
    query = end.inclusive ? query.endAt(...values) : query.endBefore(...values);
  }
  if (limit !== null) {
    query = plan.fromEnd && orders > 0 ? query.limitToLast(limit) : query.limit(limit);
  }
  return plan.offset > 0 ? query.offset(plan.offset) : query;
}

export type WritePlan =
  | { kind: 'set' | 'merge' | 'update'; id: string; data: Record<string, unknown> }
  | { kind: 'transform'; id: string; field: string; transform: FieldValue }
  | { kind: 'delete'; id: string };

const id = fc.constantFrom('d1', 'd2', 'd3');
const number = fc.constantFrom(1, -1, 2, 0.5, 2 ** 53, -(2 ** 53), 1e300, Infinity, Number.NaN);
const elements = fc.array(fc.oneof(scalar, map), { minLength: 1, maxLength: 3 });

const transform = fc.oneof(
  number.map((operand) => FieldValue.increment(operand)),
  number.map((operand) => FieldValue.maximum(operand)),
  number.map((operand) => FieldValue.minimum(operand)),
  elements.map((items) => FieldValue.arrayUnion(...items)),
  elements.map((items) => FieldValue.arrayRemove(...items)),
);
const data = fc.dictionary(fc.constantFrom('a', 'b', 'm'), value, { maxKeys: 3 });
const changes = fc.dictionary(
  fc.constantFrom('a', 'b', 'm.x', 'm.y'),
  fc.oneof(
    { weight: 4, arbitrary: value },
    { weight: 1, arbitrary: fc.constant(FieldValue.delete()) },
  ),
  { minKeys: 1, maxKeys: 3 },
);

export const writePlans: fc.Arbitrary<WritePlan[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constantFrom('set' as const, 'merge' as const), id, data }),
    fc.record({ kind: fc.constant('update' as const), id, data: changes }),
    fc.record({ kind: fc.constant('transform' as const), id, field, transform }),
    fc.record({ kind: fc.constant('delete' as const), id }),
  ),
  { minLength: 1, maxLength: 8 },
);

export async function apply(collection: CollectionReference, plan: WritePlan): Promise<unknown> {
  const document = collection.doc(plan.id);
  if (plan.kind === 'delete') return document.delete();
  if (plan.kind === 'transform') return document.update({ [plan.field]: plan.transform });
  if (plan.kind === 'update') return document.update(plan.data);
  return document.set(plan.data, { merge: plan.kind === 'merge' });
}
