import { describe, expect, test } from 'vitest';
import { firestoreMethod, requestType, responseType } from './firestore-service.ts';
import { fromJson, normalise, toJson } from './proto-json.ts';

const commit = requestType(firestoreMethod('commit'));
const runQuery = requestType(firestoreMethod('runQuery'));
const commitResponse = responseType(firestoreMethod('commit'));

const name = 'projects/p/databases/(default)/documents/cars/a';
const writeOf = (value: object) => ({ writes: [{ update: { name, fields: { value } } }] });

/** A request as it comes out behind the REST and behind the gRPC transport. */
function bothWays(json: unknown): unknown[] {
  const overGrpc = toJson(commit, commit.decode(commit.encode(fromJson(commit, json)).finish()));
  return [normalise(commit, json), overGrpc];
}

const VALUES: [name: string, sent: object, received?: object][] = [
  ['null', { nullValue: null }],
  ['a boolean', { booleanValue: false }],
  ['an integer as a number', { integerValue: 7 }, { integerValue: '7' }],
  ['the largest integer', { integerValue: '9223372036854775807' }],
  ['a double', { doubleValue: 0.1 }],
  ['NaN', { doubleValue: 'NaN' }],
  ['minus infinity', { doubleValue: '-Infinity' }],
  ['minus zero', { doubleValue: '-0' }],
  ['bytes', { bytesValue: 'AP8=' }],
  ['bytes in the spelling for addresses', { bytesValue: '_-8=' }, { bytesValue: '/+8=' }],
  [
    'a time with another zone',
    { timestampValue: '2026-01-01T01:00:00.5+01:00' },
    { timestampValue: '2026-01-01T00:00:00.500000Z' },
  ],
  [
    'a time with nanoseconds',
    { timestampValue: '2026-01-01T00:00:00.123456789Z' },
    { timestampValue: '2026-01-01T00:00:00.123456Z' },
  ],
  ['an empty list', { arrayValue: {} }],
  ['an empty map', { mapValue: {} }],
  [
    'a field named like a prototype',
    { mapValue: { fields: { constructor: { stringValue: 'x' } } } },
  ],
];

describe('gRPC and REST', () => {
  for (const [title, sent, received = sent] of VALUES) {
    test(`gRPC and REST decode ${title} alike`, () => {
      const [rest, grpc] = bothWays(writeOf(sent));
      expect(rest).toEqual(writeOf(received));
      expect(grpc).toEqual(writeOf(received));
    });
  }
});

const REFUSED: [name: string, json: unknown][] = [
  ['an unknown field', { nope: 1 }],
  ['an integer beyond 64 bits', writeOf({ integerValue: '9223372036854775808' })],
  ['a fraction as an integer', writeOf({ integerValue: '1.5' })],
  ['a text as a double', writeOf({ doubleValue: 'x' })],
  ['a time without a zone', writeOf({ timestampValue: '2026-01-01T00:00:00' })],
  ['a time in the year 10000', writeOf({ timestampValue: '10000-01-01T00:00:00Z' })],
  ['bytes that are no base64', writeOf({ bytesValue: '!' })],
  ['a list where an object belongs', []],
  ['an object where a list belongs', { writes: {} }],
];

describe('REST', () => {
  for (const [title, json] of REFUSED) {
    test(`REST refuses ${title}`, () => {
      expect(() => normalise(commit, json)).toThrow(
        expect.objectContaining({ status: 'INVALID_ARGUMENT' }),
      );
    });
  }

  test('REST accepts numbers for enumeration names', () => {
    const filter = {
      fieldFilter: { field: { fieldPath: 'a' }, op: 5, value: { integerValue: '1' } },
    };
    expect(normalise(runQuery, { structuredQuery: { where: filter } })).toMatchObject({
      structuredQuery: { where: { fieldFilter: { op: 'EQUAL' } } },
    });
  });

  test('REST accepts a limit as a plain number', () => {
    const request = { structuredQuery: { limit: 3 } };
    expect(normalise(runQuery, request)).toEqual(request);
  });
});

test('update times pass gRPC to the microsecond', () => {
  const answer = { commitTime: '2026-01-01T00:00:00.000001Z', writeResults: [] };
  const bytes = commitResponse.encode(fromJson(commitResponse, answer)).finish();
  expect(toJson(commitResponse, commitResponse.decode(bytes))['commitTime']).toBe(
    answer.commitTime,
  );
});

test.each(['constructor', 'toString', '__proto__'])('the name %s is unknown', (key) => {
  const json: unknown = JSON.parse(`{"database": "d", "${key}": {}}`);
  expect(() => fromJson(commit, json)).toThrow(`Unknown name "${key}"`);
});
