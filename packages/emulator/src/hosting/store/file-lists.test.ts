import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { openFileLists } from './file-lists.ts';

it('a version has the files of all calls: the last one of each path, without removed ones', () => {
  const database = new DatabaseSync(':memory:');
  const lists = openFileLists(database);
  lists.add('v1', [
    ['/a', 'first'],
    ['/b', 'second'],
  ]);
  lists.add('v1', [
    ['/a', 'third'],
    ['/b', null],
    ['/c', 'fourth'],
  ]);
  lists.add('v2', [['/a', 'other']]);
  const expected = { '/a': 'third', '/c': 'fourth' };
  for (const reader of [lists, openFileLists(database)]) {
    expect(Object.fromEntries(reader.of('v1'))).toEqual(expected);
    expect(['first', 'third', 'other'].map((hash) => reader.hasHash('v1', hash))).toEqual([
      false,
      true,
      false,
    ]);
    expect(reader.usedHashes()).toEqual(new Set(['third', 'fourth', 'other']));
  }
});

it('a file added after the hashes of a version were read belongs to it', () => {
  const lists = openFileLists(new DatabaseSync(':memory:'));
  expect(lists.hasHash('v1', 'first')).toBe(false);
  lists.add('v1', [['/a', 'first']]);
  expect(lists.hasHash('v1', 'first')).toBe(true);
});

it('removed files are gone for every reader', () => {
  const database = new DatabaseSync(':memory:');
  const lists = openFileLists(database);
  lists.add('v1', [['/a', 'first']]);
  lists.remove('v1');
  for (const reader of [lists, openFileLists(database)]) {
    expect([reader.of('v1').size, reader.usedHashes().size]).toEqual([0, 0]);
  }
});

it('the files of releases in a data folder of format 3 are taken over', () => {
  const database = new DatabaseSync(':memory:');
  database.exec(`
    CREATE TABLE hosting_files (
      version TEXT NOT NULL, path TEXT NOT NULL, hash TEXT NOT NULL, PRIMARY KEY (version, path)
    ) WITHOUT ROWID;
    INSERT INTO hosting_files VALUES
      ('v1', '/a', 'first'), ('v1', '/with "quotes"', 'second'), ('v2', '/a', 'third')`);
  openFileLists(database);
  const lists = openFileLists(database);
  expect(Object.fromEntries(lists.of('v1'))).toEqual({ '/a': 'first', '/with "quotes"': 'second' });
  expect(Object.fromEntries(lists.of('v2'))).toEqual({ '/a': 'third' });
});
