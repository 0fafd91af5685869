import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SECOND_FACTOR_DEMANDS } from '#domain/staff/second-factor.ts';
import { regenerate } from '#tools/generated/files.ts';
import { VEHICLE_CASES } from './cases/vehicles.ts';
import { firestoreJudge } from './judge.ts';

const RULES = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');

/** What production may still evaluate, of its thousand expressions in a request. */
const SPARE = 50;

const FULL = VEHICLE_CASES.filter(({ says }) =>
  /a vehicle with every field filled|a change of every field/u.test(says),
);

test.each(SECOND_FACTOR_DEMANDS)(
  `a vehicle with every field filled leaves ${SPARE} of the thousand expressions of a request where a second factor is demanded of: %s`,
  (demand) => {
    expect(FULL.map(({ method }) => method)).toEqual(['create', 'update']);
    const denied = (spent: number) => {
      const judge = firestoreJudge(withSpent(regenerate('firestore.rules', RULES, demand), spent), {
        sign_in_second_factor: 'totp',
      });
      return FULL.filter((one) => !judge(one).allowed).map(({ says }) => says);
    };
    expect(denied(SPARE)).toEqual([]);
    expect(denied(1000)).toHaveLength(2);
  },
);

/** The rules with a statement before those of a vehicle that evaluates so many expressions. */
function withSpent(rules: string, count: number): string {
  const items = Array.from({ length: count - 4 }, () => '1').join(', ');
  const statement = `allow create, update: if [${items}].size() == 0;`;
  return rules.replace('match /vehicles/{id} {', (match) => `${match} ${statement}`);
}
