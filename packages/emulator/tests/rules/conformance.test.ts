import { describe } from 'vitest';
import { describeEachTarget } from '#tests/support/firestore-targets.ts';
import { checkLanguage } from './checks/language.ts';
import { checkLimits } from './checks/limits.ts';
import { checkQueries } from './checks/queries.ts';

describeEachTarget('the rules', (target) => {
  describe('the rules language', () => checkLanguage(target));
  describe('lists judged from their query', () => checkQueries(target));
  describe('limits', () => checkLimits(target));
});
