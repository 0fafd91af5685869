import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FIRESTORE_CASES } from './cases/index.ts';
import { STORAGE_CASES } from './cases/storage.ts';
import { firestoreJudge, type Judge, storageJudge } from './judge.ts';
import { mutants } from './mutants.ts';

const FILES = [
  survivors('firestore.rules', FIRESTORE_CASES, firestoreJudge),
  survivors('storage.rules', STORAGE_CASES, storageJudge),
];

describe.each(FILES)('the mutants of $file', ({ file, source, mutate, wrong }) => {
  test('the rules file gives every case its expected verdict', () => {
    expect(wrong(source)).toEqual([]);
  });

  test(`every change of a single condition in the rules file changes the verdict of a case`, () => {
    const changed = mutants(source, file);
    const surviving = changed.filter((mutant) => !mutate(mutant.source)).map(({ says }) => says);
    expect(changed.length).toBeGreaterThan(50);
    expect(surviving).toEqual([]);
  });
});

/** `mutate` tells whether any case changes its verdict; the case that told last is asked first. */
function survivors<Case extends { says: string; allowed: boolean }>(
  file: string,
  cases: readonly Case[],
  judgeBy: (source: string) => Judge<Case>,
) {
  const order = [...cases];
  return {
    file,
    source: readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'),
    wrong(source: string): string[] {
      const judge = judgeBy(source);
      return cases.flatMap((one) => {
        const decision = judge(one);
        if (decision.allowed === one.allowed) return [];
        return `${one.says}: ${decision.allowed ? 'allowed' : decision.reason}`;
      });
    },
    mutate(source: string): boolean {
      const judge = judgeBy(source);
      const telling = order.findIndex((one) => judge(one).allowed !== one.allowed);
      if (telling < 0) return false;
      order.unshift(...order.splice(telling, 1));
      return true;
    },
  };
}
