import {
  and,
  documentId,
  limit,
  or,
  orderBy,
  type QueryConstraint,
  type QueryFilterConstraint,
  where,
} from 'firebase/firestore/lite';

/** A list query: the condition of its rule, the parts of the query, and whether it is allowed. */
export interface QueryProbe {
  condition: string;
  filter?: QueryFilterConstraint;
  constraints?: QueryConstraint[];
  allowed: boolean;
}

function allow(
  condition: string,
  filter?: QueryFilterConstraint,
  ...constraints: QueryConstraint[]
) {
  return probe(true, condition, filter, constraints);
}

function deny(
  condition: string,
  filter?: QueryFilterConstraint,
  ...constraints: QueryConstraint[]
) {
  return probe(false, condition, filter, constraints);
}

function probe(
  allowed: boolean,
  condition: string,
  filter: QueryFilterConstraint | undefined,
  constraints: QueryConstraint[],
): QueryProbe {
  return { condition, allowed, constraints, ...(filter && { filter }) };
}

const either = or(where('a', '==', 1), where('b', '==', 2));

/** Rules judge these by the query alone: each collection holds only one document, `x`. */
export const QUERY_PROBES: readonly QueryProbe[] = [
  allow('true'),
  deny('data().n == 1'),
  allow('data().n == 1', where('n', '==', 1)),
  deny('data().n == 2', where('n', '==', 1)),
  allow('data().n == 2 || true', where('n', '==', 1)),
  allow('data().n + 1 == 6', where('n', '==', 5)),
  allow('data().n is int', where('n', '==', 5)),
  allow('data().n > 3', where('n', '>', 5)),
  allow('3 < data().n', where('n', '>', 5)),
  allow('data().n > 5', where('n', '>', 5)),
  allow('data().n >= 5', where('n', '>', 5)),
  deny('data().n > 5', where('n', '>=', 5)),
  allow('data().n >= 5', where('n', '>=', 5)),
  deny('data().n < 3', where('n', '>', 5)),
  deny('!(data().n < 3)', where('n', '>', 5)),
  allow('data().n != 3', where('n', '>', 5)),
  deny('data().n == 3', where('n', '>', 5)),
  deny('data().n == 6', where('n', '>', 5)),
  deny('data().n is int', where('n', '>', 5)),
  deny('data().n + 1 > 3', where('n', '>', 5)),
  allow('data().n > 3.5', where('n', '>', 5)),
  deny('data().n > 3', where('n', '>', 5.5)),
  allow('data().n > 3.5', where('n', '>', 5.5)),
  deny("data().n > 'a'", where('n', '>', 5)),
  deny("data().n != 'a'", where('n', '>', 5)),
  allow('data().n != null', where('n', '>', 5)),
  allow('data().n <= 4', where('n', '<', 4)),
  deny('data().n <= 3', where('n', '<', 4)),
  allow('data().n < 4.5', where('n', '<=', 4)),
  allow('data().n > 3 && data().n < 10', and(where('n', '>', 3), where('n', '<', 10))),
  deny('data().n > 3 && data().n < 9', and(where('n', '>', 3), where('n', '<', 10))),
  allow('data().n > 5', and(where('n', '>', 3), where('n', '>', 5))),
  allow('data().n > 3', and(where('n', '>', 3), where('n', '==', 5))),
  deny('data().n == 5', and(where('n', '>=', 5), where('n', '<=', 5))),
  deny('data().n == data().n', where('n', '<', 4)),
  allow('data().n <= data().k', and(where('n', '<', 6), where('k', '==', 7))),
  allow('data().n > 3 ? true : false', where('n', '>', 4)),
  allow("data().s >= 'a'", where('s', '>=', 'b')),
  deny("data().s.matches('x.*')", where('s', '>=', 'x')),
  allow('data().s.size() == 1', where('s', '==', 'x')),
  allow('data().t < request.time', where('t', '<', new Date('2020-01-01T00:00:00Z'))),
  allow('request.auth.uid == data().s', where('s', '==', 'alice')),
  allow('data().b', where('b', '==', true)),
  deny('data().b == false', where('b', '==', true)),
  allow('data().n in [6, 7]', where('n', '==', 6)),
  allow('data().n in [6, 7, 8]', where('n', 'in', [6, 7])),
  deny('data().n in [6]', where('n', 'in', [6, 7])),
  deny('data().n == 6', where('n', 'in', [6, 7])),
  allow('data().n == 6 || data().n == 7', where('n', 'in', [6, 7])),
  allow('data().n > 5', where('n', 'in', [6, 7])),
  deny('data().n > 6', where('n', 'in', [6, 7])),
  allow('data().n == 5', and(where('n', 'in', [5, 6]), where('n', '==', 5))),
  allow('data().n > 5; allow list: if data().n == 1', where('n', 'in', [1, 7])),
  deny('data().n in [1, 2]', where('n', '>', 5)),
  allow('!(data().n in [1, 2])', where('n', '>', 5)),
  allow('data().n != 3', where('n', '!=', 3)),
  deny('data().n != 4', where('n', '!=', 3)),
  deny('data().n == 4', where('n', '!=', 3)),
  allow('data().n != null', where('n', '!=', null)),
  allow('data().n == null', where('n', '==', null)),
  deny('data().n == null', where('n', '==', Number.NaN)),
  allow('!(data().n in [3, 4])', where('n', 'not-in', [3, 4])),
  allow('data().n != 3', where('n', 'not-in', [3, 4])),
  deny('data().n != 5', where('n', 'not-in', [3, 4])),
  allow("'x' in data().l", where('l', 'array-contains', 'x')),
  deny("'y' in data().l", where('l', 'array-contains', 'x')),
  deny("!('y' in data().l)", where('l', 'array-contains', 'x')),
  allow("data().l.hasAny(['x', 'y'])", where('l', 'array-contains', 'x')),
  deny("data().l.hasAll(['x'])", where('l', 'array-contains', 'x')),
  deny('data().l.size() > 0', where('l', 'array-contains', 'x')),
  allow("data().l.hasAny(['x', 'y'])", where('l', 'array-contains-any', ['x', 'y'])),
  deny("data().l.hasAny(['x'])", where('l', 'array-contains-any', ['x', 'y'])),
  allow("'x' in data().l || 'y' in data().l", where('l', 'array-contains-any', ['x', 'y'])),
  allow('data().a == 1 && data().b == 2', and(where('a', '==', 1), where('b', '==', 2))),
  allow('data().a == 1 || data().b == 2', either),
  deny('data().a == 1', either),
  allow('data().c == 1 && (data().a == 1 || data().b == 2)', and(where('c', '==', 1), either)),
  allow('data().m.a == 1', where('m.a', '==', 1)),
  deny('data().m.b == 1', where('m.a', '==', 1)),
  allow('data().m.a == 1', where('m', '==', { a: 1 })),
  allow("data().get('f', 1) == 1"),
  deny("data().get('f', 1) == 1", where('f', '==', 2)),
  allow("data().get('f', 1) > 1", where('f', '>', 2)),
  allow("data().get(['m', 'x'], 1) == 2", where('m.x', '==', 2)),
  allow("'n' in data()", where('n', '==', 1)),
  deny("'n' in data()"),
  allow("data().keys().hasOnly(['n'])", where('n', '==', 1)),
  deny('resource == null'),
  deny("resource.id == 'x'"),
  deny("id == 'x'"),
  allow("id == 'x'", where(documentId(), '==', 'x')),
  allow('data().n == 5', where(documentId(), '==', 'x')),
  deny('data().n == 6', where(documentId(), '==', 'x')),
  deny('data().n == 5', where(documentId(), '==', 'nope')),
  allow("id in ['x', 'y']", where(documentId(), 'in', ['x', 'y'])),
  deny("id == 'x'", where(documentId(), 'in', ['x', 'y'])),
  deny("id > 'a'", where(documentId(), '>', 'b')),
  allow('request.query.limit == null'),
  allow('request.query.limit <= 10', undefined, limit(10)),
  deny('request.query.limit <= 10', undefined, limit(11)),
  deny('request.query.limit <= 10'),
  allow('request.query.offset == 0'),
  allow("request.query.orderBy.n == 'ASC'", undefined, orderBy('n')),
  allow("request.query.orderBy.n == 'DESC'", undefined, orderBy('n', 'desc')),
  deny('data().n > 0', undefined, orderBy('n')),
  allow("request.method == 'list'"),
  deny('request.resource == null'),
];
