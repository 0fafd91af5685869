import { expect, test } from 'vitest';
import { answerMessage } from './answer-message.ts';
import { firestoreMethod, responseType } from './firestore-service.ts';
import type { Json } from './json.ts';
import { fromJson, toJson } from './proto-json.ts';

const vector = {
  fields: {
    __type__: { stringValue: '__vector__' },
    value: { arrayValue: { values: [{ doubleValue: 0.5 }] } },
  },
};
const fields = {
  nothing: { nullValue: null },
  yes: { booleanValue: true },
  no: { booleanValue: false },
  zero: { integerValue: '0' },
  small: { integerValue: '-7' },
  large: { integerValue: '9223372036854775807' },
  smallest: { integerValue: '-9223372036854775808' },
  double: { doubleValue: 1.5 },
  minusZero: { doubleValue: '-0' },
  nan: { doubleValue: 'NaN' },
  infinite: { doubleValue: '-Infinity' },
  time: { timestampValue: '1969-12-31T23:59:59.999999Z' },
  later: { timestampValue: '2026-01-02T03:04:05.000006Z' },
  text: { stringValue: 'æøå' },
  empty: { stringValue: '' },
  bytes: { bytesValue: 'AP8=' },
  reference: { referenceValue: 'projects/p/databases/d/documents/a/b' },
  point: { geoPointValue: { latitude: 55.4, longitude: -10 } },
  nowhere: { geoPointValue: {} },
  list: { arrayValue: { values: [{ integerValue: '1' }, { mapValue: {} }] } },
  none: { arrayValue: {} },
  map: { mapValue: { fields: { inner: { mapValue: vector } } } },
};
const document = {
  name: 'projects/p/databases/d/documents/a/b',
  fields,
  createTime: '2026-01-02T03:04:05.000006Z',
  updateTime: '2026-01-02T03:04:06.000000Z',
};

const ANSWERS: [method: string, answer: Json][] = [
  ['runQuery', { document, readTime: '2026-01-02T03:04:07.000000Z' }],
  ['batchGetDocuments', { found: document, readTime: '2026-01-02T03:04:07.000000Z' }],
  ['batchGetDocuments', { transaction: 'AP8=' }],
  ['runAggregationQuery', { result: { aggregateFields: { n: { integerValue: '5' } } } }],
  ['batchWrite', { writeResults: [{}], status: [{ code: 5, message: 'none' }] }],
  ['listen', { targetChange: { targetChangeType: 'CURRENT', targetIds: [1, 2] } }],
  ['listen', { documentChange: { document, targetIds: [1] } }],
];

test.each(ANSWERS)('an answer of %s is encoded as `fromJson` would encode it', (method, answer) => {
  const type = responseType(firestoreMethod(method));
  const bytes = type.encode(answerMessage(type, answer)).finish();
  expect(Buffer.from(bytes)).toEqual(Buffer.from(type.encode(fromJson(type, answer)).finish()));
  expect(toJson(type, type.decode(bytes))).toMatchObject(answer);
});
