import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDocuments } from './documents.ts';
import { createTransactions } from './transactions.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const open = () => {
  const documents = openDocuments(new DatabaseSync(':memory:'), () => {});
  const set = (id: string, n: number) =>
    documents.publish(`c/${id}`, {
      path: `c/${id}`,
      fields: { n: { integerValue: String(n) } },
      createTime: '',
      updateTime: '',
    });
  return { documents, set, transactions: createTransactions(documents) };
};

test('a transaction sees every collection as it was when it began', () => {
  const { documents, set, transactions } = open();
  set('a', 1);
  set('b', 1);
  const { source } = transactions.begin({});
  set('a', 2);
  set('a', 3);
  set('c', 1);
  documents.publish('c/b', null);
  documents.publish('d/x', { path: 'd/x', fields: {}, createTime: '', updateTime: '' });
  expect(source.get('c/a')?.fields['n']).toEqual({ integerValue: '1' });
  expect(source.get('c/c')).toBeNull();
  expect(source.collection('c').map(({ path }) => path)).toEqual(['c/a', 'c/b']);
  expect(source.collectionPaths()).toEqual(['c']);
  expect(documents.collection('c').map(({ path }) => path)).toEqual(['c/a', 'c/c']);
  expect(documents.collectionPaths()).toEqual(['c', 'd']);
});

test('a transaction that reads nothing for a minute ends by itself', () => {
  const { transactions } = open();
  const { id } = transactions.begin({});
  vi.advanceTimersByTime(59_000);
  expect(transactions.get(id).id).toBe(id);
  vi.advanceTimersByTime(59_000);
  expect(transactions.get(id).id).toBe(id);
  vi.advanceTimersByTime(60_000);
  expect(vi.getTimerCount()).toBe(0);
  expect(() => transactions.get(id)).toThrow('has expired');
});

test('a transaction ends after 270 seconds even if it is used', () => {
  const { transactions } = open();
  const { id } = transactions.begin({});
  for (let second = 0; second < 270; second += 30) {
    transactions.get(id);
    vi.advanceTimersByTime(30_000);
  }
  vi.advanceTimersByTime(1);
  expect(() => transactions.get(id)).toThrow('has expired');
  expect(vi.getTimerCount()).toBe(0);
});

test('a clock that leaps leaves a transaction open', () => {
  const { transactions } = open();
  const { id } = transactions.begin({});
  vi.setSystemTime(Date.now() + 3_600_000);
  expect(transactions.finish(id).id).toBe(id);
});

test('a transaction commits while what it read is unchanged', () => {
  const { set, transactions } = open();
  set('a', 1);
  const reading = () => {
    const transaction = transactions.begin({});
    transaction.reads.push((source) => source.collection('c'));
    return transaction;
  };
  const [first, second] = [reading(), reading()];
  expect(transactions.finish(first.id)).toBe(first);
  set('b', 1);
  expect(() => transactions.finish(second.id)).toThrow('changed meanwhile');
});
