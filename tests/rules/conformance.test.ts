import { describe } from 'vitest';
import { describeEachTarget } from '../support/emulator/firestore-targets.ts';
import { checkLanguage } from './checks/language.ts';
import { checkLimits } from './checks/limits.ts';
import { checkQueries } from './checks/queries.ts';
import { checkShippedRules } from './checks/shipped-rules.ts';

describeEachTarget('the rules', (target) => {
  describe('the rules language', () => checkLanguage(target));
  describe('lists judged from their query', () => checkQueries(target));
  describe('limits', () => checkLimits(target));
  describe('firestore.rules', () => checkShippedRules(target));
});
