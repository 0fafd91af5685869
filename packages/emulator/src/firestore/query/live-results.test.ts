import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DocumentState } from '#emulator/wire/value.ts';
import type { StructuredQuery } from '../model/messages.ts';
import { createResourceNames } from '../model/resource-names.ts';
import { createCollections } from '../store/collections.ts';
import { createLiveResults } from './live-results.ts';
import { parseQuery } from './parse-query.ts';
import { runQuery } from './run-query.ts';

const names = createResourceNames('demo-test');
const at = (path: string, n: number): DocumentState => ({
  path,
  fields: { n: { integerValue: String(n) } },
  createTime: '',
  updateTime: '',
});
const order = (fieldPath: string, direction: string) => ({ field: { fieldPath }, direction });
const atLeast = (value: number) => ({
  fieldFilter: {
    field: { fieldPath: 'n' },
    op: 'GREATER_THAN_OR_EQUAL',
    value: { integerValue: String(value) },
  },
});

const query: fc.Arbitrary<StructuredQuery> = fc.record(
  {
    from: fc.constant([{ collectionId: 'c' }]),
    orderBy: fc.constantFrom([order('n', 'ASCENDING')], [order('n', 'DESCENDING')]),
    where: fc.integer({ min: 0, max: 9 }).map(atLeast),
    limit: fc.integer({ min: 1, max: 150 }),
    offset: fc.integer({ min: 0, max: 5 }),
  },
  { requiredKeys: ['from'] },
);
/** Many documents at first, so that the rows behind the limit are not all known. */
const stored = fc.integer({ min: 0, max: 400 });
const change = fc.record({
  id: fc.integer({ min: 0, max: 420 }),
  n: fc.option(fc.integer({ min: 0, max: 12 })),
});
const commits = fc.array(fc.array(change, { minLength: 1, maxLength: 60 }), { maxLength: 8 });

test('results kept up to date are those of the query run again', () => {
  fc.assert(
    fc.property(query, stored, commits, (structuredQuery, count, changes) => {
      const collections = createCollections();
      for (let id = 0; id < count; id++) collections.put(at(`c/${id}`, id % 13));
      const parsed = parseQuery(names, '', structuredQuery);
      const results = createLiveResults(collections, names, parsed);
      const seen = new Map<string, DocumentState>();
      const refresh = (paths: string[] | null) => {
        for (const [path, document] of results.refresh(paths)) {
          if (document === null) seen.delete(path);
          else seen.set(path, document);
        }
        const expected = runQuery(collections, names, parsed).map(({ path }) => path);
        expect([...seen.keys()].sort()).toEqual(expected.toSorted());
        for (const [path, document] of seen) expect(document).toBe(collections.get(path));
      };
      refresh(null);
      for (const commit of changes) {
        for (const { id, n } of commit) {
          if (n === null) collections.remove(`c/${id}`);
          else collections.put(at(`c/${id}`, n));
        }
        refresh([...new Set(commit.map(({ id }) => `c/${id}`))]);
      }
    }),
  );
});

test('a write among many documents reads only those that are returned', () => {
  const collections = createCollections();
  for (let id = 0; id < 5000; id++) collections.put(at(`c/${id}`, id));
  let reads = 0;
  const source = {
    ...collections,
    collection: (path: string) => {
      reads++;
      return collections.collection(path);
    },
  };
  const ordered = { from: [{ collectionId: 'c' }], orderBy: [order('n', 'ASCENDING')], limit: 20 };
  const results = createLiveResults(source, names, parseQuery(names, '', ordered));
  results.refresh(null);
  for (let id = 0; id < 50; id++) {
    collections.put(at(`c/${id}`, 9000 + id));
    results.refresh([`c/${id}`]);
  }
  expect(reads).toBe(1);
});
