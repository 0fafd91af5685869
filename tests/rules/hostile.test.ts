import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HOSTILE_CASES } from './cases/hostile.ts';
import { FIRESTORE_CASES } from './cases/index.ts';
import { firestoreJudge } from './judge.ts';

/** The same cases run against the emulators in `conformance.test.ts`. */
test('at least 120 different hostile requests are tried, and the rules allow none', () => {
  const judge = firestoreJudge(readFileSync('firestore.rules', 'utf8'));
  const allowed = HOSTILE_CASES.filter((one) => judge(one).allowed);
  console.log(`${HOSTILE_CASES.length} hostile requests`);
  expect(allowed.map(({ says }) => says)).toEqual([]);
  expect(HOSTILE_CASES.every((one) => !one.allowed)).toBe(true);
  expect(new Set(HOSTILE_CASES.map(({ says }) => says)).size).toBeGreaterThanOrEqual(120);
});

test('the database of inquiries refuses everybody, staff included, whatever the path', () => {
  const judge = firestoreJudge(readFileSync('inquiries.rules', 'utf8'));
  const cases = [...HOSTILE_CASES, ...FIRESTORE_CASES];
  // The rules of the stock allow some of them.
  expect(cases.some((one) => one.allowed)).toBe(true);
  expect(cases.filter((one) => judge(one).allowed)).toEqual([]);
});
