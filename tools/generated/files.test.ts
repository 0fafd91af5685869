import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../shared/config.ts';
import { replaceGenerated } from './between-markers.ts';
import { outdatedFiles } from './files.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

test('every generated file is what `npm run rules` makes of it', () => {
  expect(outdatedFiles(read)).toEqual([]);
});

test('a second factor that is demanded without `npm run rules` leaves both rules files outdated', () => {
  expect(outdatedFiles(read, 'everybody')).toEqual(['firestore.rules', 'storage.rules']);
});

test('a file without a pair of markers is not generated', () => {
  expect(() => replaceGenerated('begin generated\n', [[]])).toThrow('end generated');
  expect(() => replaceGenerated('end generated\nbegin generated', [[]])).toThrow('before');
});

test('each part of a file goes between its own pair of markers', () => {
  const text = 'a\nbegin generated\nold\nend generated\nb\nbegin generated\nend generated\nc';
  expect(replaceGenerated(text, [['1'], ['2', '3']])).toBe(
    'a\nbegin generated\n1\nend generated\nb\nbegin generated\n2\n3\nend generated\nc',
  );
});
