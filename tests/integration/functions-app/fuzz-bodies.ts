import * as fc from 'fast-check';
import type { ApiRequest } from '#functions/src/shared/request/http.ts';
import { submissionBody } from './builders.ts';

const WORDS = [
  'contact',
  'inquiry',
  'finance_request',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '\ud800',
  '\u0000',
  'sell-inquiry',
  'jens@eksempel.dk',
  '%00%ff',
  'vehicles/volvo',
];
const word = fc.oneof(fc.constantFrom(...WORDS), fc.string({ unit: 'binary', maxLength: 60 }));
const scalar = fc.oneof(word, fc.double(), fc.integer(), fc.boolean(), fc.constant(null));
const value = fc.oneof(
  { weight: 3, arbitrary: scalar },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);

/** A valid body in which some fields are invalid. */
const nearlyRight = fc
  .tuple(
    fc.constantFrom(
      submissionBody(),
      { type: 'contact', firstName: 'A', lastName: 'B', email: 'a@b.dk' },
      { type: 'leasing_request', firstName: 'A', email: 'a@b.dk' },
      { revision: 1, ok: true, rejected: [] },
      { action: 'update', id: 'a', note: 'x' },
      { action: 'export', email: 'a@b.dk' },
      { form: 'sell', make: 'A', model: 'B', mileage: '1' },
    ),
    fc.dictionary(fc.oneof(word, fc.constantFrom('type', 'email', 'id')), value, {
      maxKeys: 4,
    }),
  )
  .map(([right, wrong]) => ({ ...right, ...wrong }));

const text = fc.oneof(
  nearlyRight.map((body) => JSON.stringify(body)),
  value.map((body) => JSON.stringify(body) ?? ''),
  nearlyRight.map((body) =>
    new URLSearchParams(
      Object.entries(body).map(([field, text]) => [field, String(text).toWellFormed()]),
    ).toString(),
  ),
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.constant('['.repeat(8000)),
);
const body = fc.oneof(
  text.map((characters) => Buffer.from(characters)),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
);

/** A request that no browser would send, though some come close. */
export function hostileRequest(endpoint: string, method: 'GET' | 'POST'): fc.Arbitrary<ApiRequest> {
  return fc.record({
    method: fc.oneof(
      { weight: 6, arbitrary: fc.constant(method) },
      { weight: 1, arbitrary: fc.constantFrom('GET', 'POST', 'HEAD', 'DELETE', 'X') },
    ),
    path: fc.oneof(
      fc.constant(`/api/${endpoint}`),
      word.map((part) => `/${endpoint}/${part}`),
      word.map((part) => `/pictures/vehicle-images/${part}/800.webp`),
    ),
    query: fc
      .dictionary(
        fc.constantFrom('id', 'status', 'status_in', 'order', 'limit', 'before', 'x'),
        word,
      )
      .map((fields) => new URLSearchParams(fields)),
    headers: fc.record({
      'content-type': fc.constantFrom(
        'application/json',
        'application/json',
        'application/json; charset=utf-8',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
        '',
      ),
      'x-form-token': fc.oneof(
        { weight: 4, arbitrary: fc.constant('') },
        { weight: 1, arbitrary: word },
      ),
      'idempotency-key': word,
    }),
    body,
    address: word,
  });
}
