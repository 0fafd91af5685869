import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { created } from './cases/case.ts';
import { FULL_VEHICLE } from './cases/vehicles.ts';
import { firestoreJudge } from './judge.ts';

const RULES = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');

/** What production may still evaluate for a new vehicle with every field filled to its bound. */
const SPARE = 100;

test(`a new vehicle with every field filled leaves ${SPARE} of the thousand expressions of a request`, () => {
  const createFull = (rules: string) =>
    firestoreJudge(rules)({
      says: '',
      allowed: true,
      as: 'staff',
      method: 'create',
      path: 'vehicles/v1',
      after: created(FULL_VEHICLE),
    });
  expect(createFull(withSpent(SPARE))).toMatchObject({ allowed: true });
  expect(createFull(withSpent(1000))).toMatchObject({ allowed: false });
});

/** The rules with a statement before those of a vehicle that evaluates so many expressions. */
function withSpent(count: number): string {
  const items = Array.from({ length: count - 4 }, () => '1').join(', ');
  const statement = `allow create: if [${items}].size() == 0;`;
  return RULES.replace('match /vehicles/{id} {', (match) => `${match} ${statement}`);
}
