import { describe, expect, test } from 'vitest';
import { compileFirestoreRules, compileStorageRules, RulesSyntaxError } from './index.ts';
import type { FirestoreRulesRequest, StorageRulesRequest } from './requests/types.ts';

const firestore = (body: string) =>
  `rules_version = '2';\nservice cloud.firestore {\n  match /databases/{d}/documents {\n${body}\n  }\n}`;

const get: FirestoreRulesRequest = {
  method: 'get',
  path: 'cars/a',
  auth: null,
  time: '2026-11-21T10:00:00.000000Z',
  before: { n: { integerValue: '5' } },
  after: null,
};

const decide = (body: string, request: Partial<FirestoreRulesRequest> = {}) =>
  compileFirestoreRules(firestore(body), 'firestore.rules').decide(
    { ...get, ...request },
    () => null,
  );

const when = (condition: string) => `match /cars/{id} { allow read: if ${condition}; }`;

function problem(body: string): string {
  try {
    compileFirestoreRules(firestore(body), 'firestore.rules');
  } catch (error) {
    if (error instanceof RulesSyntaxError) return error.message;
    throw error;
  }
  return 'no problem';
}

describe('an invalid rules file', () => {
  test('an invalid rules file is refused with file, line and column', () => {
    expect(problem('match /cars/{id} { allow fly: if true; }')).toBe(
      "firestore.rules:4:26: unknown method 'fly'",
    );
  });

  test.each([
    [when('unknown == 1'), 'there is no variable unknown'],
    [when('id == 1; return'), "expected match, allow or function, found 'return'"],
    [when('fly()'), 'there is no function fly'],
    [when('id.fly()'), 'there is no method fly'],
    [when('math.fly(1) == 1'), 'there is no function math.fly'],
    [when('id is word'), 'there is no type word'],
    [when("id.matches('(?=a)')"), 'patterns cannot look ahead or behind'],
    [when("id.matches('(a)\\\\1')"), 'patterns cannot refer back'],
    [when("id.matches('(')"), 'the pattern ( is not valid'],
    [when('id.matches()'), 'matches does not take 0 arguments'],
    [when('int(1, 2) == 1'), 'int takes 1 arguments, not 2'],
    [when('1e3 == 1000.0'), 'unknown form of number'],
    [when("'never ends"), 'a string that does not end on its line'],
    [when("'\\q' == 'q'"), 'unknown escape \\q in a string'],
    [when('1/2 == 0'), 'a slash that divides needs a space behind it'],
    [when('9223372036854775809 > 1'), 'does not fit into 64 bits'],
    [when('id ? 1'), "expected ':'"],
    [when('true)'), "expected ';', found ')'"],
    ['allow read: if true allow write;', "expected ';', found 'allow'"],
    ['match /{a}/{a} { allow read; }', 'the wildcard a stands twice in this path'],
    ['match /{a=**}/{b=**} { allow read; }', 'a path may hold one =** wildcard'],
    ['function f() { return f(); }', 'the function f calls itself'],
    ['function f() { return g(); } function g() { return f(); }', 'calls itself'],
    ['function f() { return 1; } function f() { return 2; }', 'the function f is defined twice'],
    ['function f(a) { let a = 1; return a; }', 'a is already defined in f'],
    [
      'function f() { return id; } match /cars/{id} { allow read: if f(); }',
      'there is no variable id',
    ],
    [
      'function f(a) { return a; } match /x/{id} { allow read: if f(); }',
      'f takes 1 arguments, not 0',
    ],
  ])('the rules %s are refused with a message', (body, expected) => {
    expect(problem(body)).toMatch(/^firestore\.rules:\d+:\d+: /);
    expect(problem(body)).toContain(expected);
  });

  test.each([
    ['', "firestore.rules:1:1: the file must begin with: rules_version = '2';"],
    ["rules_version = '1';", "firestore.rules:1:17: only rules_version = '2' is supported"],
    ["rules_version = '2'; # no", 'firestore.rules:1:22: unexpected character "#"'],
    ["rules_version = '2';\nservice cloud.firestore {", 'firestore.rules:2:26: expected match'],
  ])('the file %j is refused with its position', (source, expected) => {
    expect(() => compileFirestoreRules(source, 'firestore.rules')).toThrow(expected);
  });

  test('a rules file for another service is refused', () => {
    expect(() => compileStorageRules(firestore(''), 'storage.rules')).toThrow(
      'storage.rules:1:1: expected service firebase.storage, found cloud.firestore',
    );
  });

  test('Storage rules that read documents are refused', () => {
    const rules =
      "rules_version = '2';\nservice firebase.storage { match /b/{b}/o { match /{f} { allow get: if exists(/a/b); } } }";
    expect(() => compileStorageRules(rules, 'storage.rules')).toThrow(
      'there is no function exists',
    );
    const reading = rules.replace('exists(', 'firestore.exists(');
    expect(() => compileStorageRules(reading, 'storage.rules')).toThrow(
      'the emulator does not support firestore.exists() in Storage rules',
    );
  });
});

describe('a refusal', () => {
  test.each([
    'hashing.md5(5).size() == 16',
    'hashing.crc32(null).size() == 4',
    'timestamp.value(9223372036854775807).year() > 0',
    "(timestamp.date(2026, 1, 1) + duration.value(9223372036854775807, 'w')).month() == 1",
    'timestamp.date(999999, 1, 1).year() > 0',
  ])('the condition %s has no value and denies the request', (condition) => {
    expect(decide(when(condition))).toMatchObject({ allowed: false });
    expect(decide(when(`${condition} || true`))).toEqual({ allowed: true });
  });

  test('a denial says that no allow statement matched', () => {
    expect(decide('match /bikes/{id} { allow read; }')).toEqual({
      allowed: false,
      reason: 'no allow statement for get matches',
    });
  });

  test('a denial says why each condition failed', () => {
    const body = `match /cars/{id} {
      allow read: if resource.data.n == 6;
      allow get: if resource.data.m == 1;
    }`;
    expect(decide(body)).toEqual({
      allowed: false,
      reason: 'line 5: false; line 6: m is not defined',
    });
  });
});

describe('match blocks', () => {
  const allowed = (body: string, path: string) => decide(body, { path }).allowed;

  test('nested match blocks see the wildcards and functions of outer ones', () => {
    const body = `match /cars/{car} {
      function isOpen() { return car == 'a' && d == '(default)'; }
      match /notes/{note} { allow read: if isOpen() && note == 'n'; }
    }`;
    expect(allowed(body, 'cars/a/notes/n')).toBe(true);
    expect(allowed(body, 'cars/b/notes/n')).toBe(false);
    expect(allowed(body, 'cars/a')).toBe(false);
  });

  test('a call finds the nearest function of its name', () => {
    const body = `function f() { return false; }
      match /cars/{id} { function f() { return true; } allow read: if f(); }`;
    expect(allowed(body, 'cars/a')).toBe(true);
  });

  test('a recursive wildcard matches at every depth', () => {
    const body = 'match /cars/{rest=**} { allow read: if rest != /x; }';
    expect(allowed(body, 'cars/a')).toBe(true);
    expect(allowed(body, 'cars/a/notes/n')).toBe(true);
    expect(allowed(body, 'cars/x')).toBe(false);
    expect(allowed(body, 'bikes/a')).toBe(false);
  });

  test('a pattern that starts with a recursive wildcard still matches its end exactly', () => {
    const body = "match /{front=**}/notes/{id} { allow read: if id == 'n'; }";
    expect(allowed(body, 'cars/a/notes/n')).toBe(true);
    expect(allowed(body, 'notes/n')).toBe(true);
    expect(allowed(body, 'cars/a/notes/m')).toBe(false);
    expect(allowed(body, 'notes/n/cars/a')).toBe(false);
  });
});

describe('Storage rules', () => {
  const request: StorageRulesRequest = {
    method: 'create',
    bucket: 'shop',
    name: 'a/b.jpg',
    auth: { uid: 'ane', claims: { sub: 'ane', role: 'admin' } },
    time: '2026-11-21T10:00:00.000000Z',
    before: null,
    after: {
      name: 'a/b.jpg',
      bucket: 'shop',
      size: '7',
      contentType: 'image/jpeg',
      updated: '2026-11-21T10:00:00.000Z',
      metadata: { by: 'ane' },
    },
  };
  const judge = (condition: string, changes: Partial<StorageRulesRequest> = {}) =>
    compileStorageRules(
      `rules_version = '2';
service firebase.storage { match /b/{bucket}/o { match /{path=**} { allow read, write: if ${condition}; } } }`,
      'storage.rules',
    ).decide({ ...request, ...changes }).allowed;

  test.each([
    'request.resource.size == 7',
    "request.resource.contentType.matches('image/.*')",
    'request.resource.metadata.by == request.auth.uid',
    'request.resource.updated == request.time',
    "request.path == /b/shop/o/a/$('b.jpg')",
    "bucket == 'shop' && path[1] == 'b.jpg'",
    'resource == null',
  ])('Storage rules evaluate %s to true', (condition) => {
    expect(judge(condition)).toBe(true);
  });

  test('request.resource is not defined for a read', () => {
    expect(judge('request.resource == null', { method: 'get', after: null })).toBe(false);
  });

  test('a list is checked on its folder, a partial name on patterns for any name', () => {
    const folder = 'path == /a';
    expect(judge(folder, { method: 'list', name: 'a/', after: null })).toBe(true);
    expect(judge(folder, { method: 'list', name: 'a/b', after: null })).toBe(false);
  });
});
