import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { inTransaction } from '#emulator/shared/database.ts';
import { openDocuments } from './documents.ts';
import { queriedValue } from './stored-document.ts';

const NO_MEMORY = 0;
const n = (number: number) => ({ n: { integerValue: String(number) } });

/** Documents whose fields are held in memory up to `budget` characters. */
function open(budget: number, database = new DatabaseSync(':memory:')) {
  const documents = openDocuments(database, () => {}, { textBudget: budget });
  const set = (id: string, number: number | null) => {
    const path = `c/${id}`;
    const after =
      number === null ? null : { path, fields: n(number), createTime: '', updateTime: '' };
    const stored = inTransaction(database, () => documents.persist(path, after));
    documents.publish(path, stored);
  };
  return { database, documents, set };
}

test.each([NO_MEMORY, 60, 1000])(
  'documents are read the same whether %i characters of them are in memory',
  (budget) => {
    const { database, documents, set } = open(budget);
    for (let id = 0; id < 5; id++) set(`${id}`, id);
    set('1', 11);
    set('2', null);
    const read = ({ collection }: typeof documents) =>
      collection('c').map((document) => [document.path, document.fields]);
    const expected = [
      ['c/0', n(0)],
      ['c/1', n(11)],
      ['c/3', n(3)],
      ['c/4', n(4)],
    ];
    expect(read(documents)).toEqual(expected);
    expect(read(open(budget, database).documents)).toEqual(expected);
  },
);

test.each([NO_MEMORY, 1000])(
  'a snapshot reads replaced and deleted documents where %i characters are in memory',
  (budget) => {
    const { documents, set } = open(budget);
    set('a', 1);
    set('b', 2);
    const snapshot = documents.snapshot();
    set('a', 3);
    set('a', 4);
    set('b', null);
    expect(snapshot.collection('c').map(({ fields }) => fields)).toEqual([n(1), n(2)]);
    expect(documents.get('c/a')?.fields).toEqual(n(4));
  },
);

test('a document stays readable when the commit that replaces it fails', () => {
  const { database, documents, set } = open(NO_MEMORY);
  set('a', 1);
  const failing = () =>
    inTransaction(database, () => {
      documents.persist('c/a', { path: 'c/a', fields: n(2), createTime: '', updateTime: '' });
      throw new Error('The disk is full.');
    });
  expect(failing).toThrow('The disk is full.');
  expect(documents.get('c/a')?.fields).toEqual(n(1));
  set('a', 3);
  expect(documents.get('c/a')?.fields).toEqual(n(3));
});

test('queries read any number of fields of a document', () => {
  const { documents, set } = open(NO_MEMORY);
  set('a', 1);
  const document = documents.collection('c')[0];
  if (document === undefined) throw new Error('The document was not stored.');
  const paths = Array.from({ length: 40 }, (_, index) => (index === 0 ? ['n'] : [`n${index}`]));
  for (let round = 0; round < 2; round++) {
    const values = paths.map((path) => queriedValue(document, path));
    expect(values).toEqual([{ integerValue: '1' }, ...Array(39).fill(undefined)]);
  }
});
