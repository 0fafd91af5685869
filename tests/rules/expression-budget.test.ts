import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SECOND_FACTOR_DEMANDS } from '#domain/staff/second-factor.ts';
import { regenerate } from '#tools/generated/files.ts';
import { VEHICLE_CASES } from './cases/vehicles.ts';
import { firestoreJudge } from './judge.ts';

const RULES = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');

/** The most expressions that production evaluates in one request. */
const LIMIT = 1000;
/**
 * The expressions that the worst save must leave, so that a dozen more fields and conditions fit.
 */
const SPARE = 500;

const WORST = VEHICLE_CASES.filter(({ says }) =>
  /with every field filled|a change of every field/u.test(says),
);

test.each(SECOND_FACTOR_DEMANDS)(
  `the worst save of a vehicle leaves at least ${SPARE} of the thousand expressions of a request where a second factor is demanded of: %s`,
  (demand) => {
    expect(WORST.map(({ method }) => method)).toEqual(['create', 'update', 'create']);
    const rules = regenerate('firestore.rules', RULES, demand);
    const spare = WORST.map((one) => {
      const allowedWith = (spent: number) =>
        firestoreJudge(withSpent(rules, spent), { sign_in_second_factor: 'totp' })(one).allowed;
      return largest(allowedWith);
    });
    console.log(
      `second factor of ${demand}: a new vehicle leaves ${spare[0]}, a change ${spare[1]}, the draft of a photographer ${spare[2]}`,
    );
    expect(Math.min(...spare)).toBeGreaterThanOrEqual(SPARE);
  },
);

/** The largest number of expressions that may be spent before the save. */
function largest(allowedWith: (spent: number) => boolean): number {
  let [low, high] = [5, LIMIT];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (allowedWith(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** The rules with a statement before those of a vehicle that evaluates so many expressions. */
function withSpent(rules: string, count: number): string {
  const items = Array.from({ length: count - 4 }, () => '1').join(', ');
  const statement = `allow create, update: if [${items}].size() == 0;`;
  return rules.replace('match /vehicles/{id} {', (match) => `${match} ${statement}`);
}
