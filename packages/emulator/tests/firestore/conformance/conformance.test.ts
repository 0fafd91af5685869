import { describe } from 'vitest';
import { describeEachTarget } from '#tests/support/firestore-targets.ts';
import { browserChecks } from './browser.ts';
import { runChecks } from './check.ts';
import { collectionChecks } from './collections.ts';
import { queryChecks } from './queries.ts';
import { rawReadChecks } from './raw-reads.ts';
import { refusedQueryChecks } from './refused-queries.ts';
import { refusedWriteChecks } from './refused-writes.ts';
import { streamChecks } from './streams.ts';
import { transactionChecks } from './transactions.ts';
import { transformChecks } from './transforms.ts';
import { valueChecks } from './values.ts';
import { writeChecks } from './writes.ts';

describeEachTarget('Firestore', (target) => {
  describe('values', () => runChecks(target, valueChecks));
  describe('writes', () => runChecks(target, writeChecks));
  describe('transforms', () => runChecks(target, transformChecks));
  describe('queries', () => runChecks(target, queryChecks));
  describe('collections', () => runChecks(target, collectionChecks));
  describe('transactions', () => runChecks(target, transactionChecks));
  describe('the browser SDK', () => runChecks(target, browserChecks));
  describe('refused writes', () => runChecks(target, refusedWriteChecks));
  describe('refused queries', () => runChecks(target, refusedQueryChecks));
  describe('calls without an SDK', () => runChecks(target, rawReadChecks));
  describe('listeners', () => runChecks(target, streamChecks));
});
