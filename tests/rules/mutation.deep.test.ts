import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FIRESTORE_CASES } from './cases/index.ts';
import { STORAGE_CASES } from './cases/storage.ts';
import { firestoreJudge, type Judge, storageJudge } from './judge.ts';
import { mutants } from './mutants.ts';

const FILES = [
  mutationTarget('firestore.rules', FIRESTORE_CASES, firestoreJudge),
  mutationTarget('storage.rules', STORAGE_CASES, storageJudge),
];

describe.each(FILES)('the mutants of $file', ({ file, source, isDetected, wrongVerdicts }) => {
  test('the rules file gives every case its expected verdict', () => {
    expect(wrongVerdicts(source)).toEqual([]);
  });

  test(`every change of a single condition in the rules file changes the verdict of a case`, () => {
    const changed = mutants(source, file);
    const surviving = changed
      .filter((mutant) => !isDetected(mutant.source))
      .map(({ description }) => description);
    expect(changed.length).toBeGreaterThan(50);
    expect(surviving).toEqual([]);
  });
});

/**
 * `isDetected` returns whether a mutant changes the verdict of any case. It tries the case first that
 * detected the previous mutant, because that one most often detects the next one too.
 */
function mutationTarget<Case extends { says: string; allowed: boolean }>(
  file: string,
  cases: readonly Case[],
  judgeBy: (source: string) => Judge<Case>,
) {
  const order = [...cases];
  return {
    file,
    source: readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'),
    wrongVerdicts(source: string): string[] {
      const judge = judgeBy(source);
      return cases.flatMap((one) => {
        const decision = judge(one);
        if (decision.allowed === one.allowed) return [];
        return `${one.says}: ${decision.allowed ? 'allowed' : decision.reason}`;
      });
    },
    isDetected(source: string): boolean {
      const judge = judgeBy(source);
      const detecting = order.findIndex((one) => judge(one).allowed !== one.allowed);
      if (detecting < 0) return false;
      order.unshift(...order.splice(detecting, 1));
      return true;
    },
  };
}
