import { expect, test } from 'vitest';
import { compilePattern } from './pattern.ts';

test.each([
  ['a.c', 'abc', true],
  ['a.c', 'a\nc', false],
  ['(?s)a.c', 'a\nc', true],
  ['(?i)abc', 'aBC', true],
  ['b', 'abc', false],
  ['a|b', 'b', true],
  ['[\\w-]+', 'a-b', true],
  ['[^\n]{1,3}', 'abc', true],
  ['[[:digit:]]{2}', '42', true],
  ['[[:alpha:]_]+', 'a_b', true],
  ['\\d+', '٣', false],
  ['\\s', '\u00a0', false],
  ['\\S', '\u00a0', true],
  ['\\pL+', 'æøå', true],
  ['\\Qa.b\\E', 'a.b', true],
  ['\\Qa.b\\E', 'axb', false],
  ['\\Aabc\\z', 'abc', true],
  ['a\\.b\\-c\\/d\\_e\\@f', 'a.b-c/d_e@f', true],
  ['(?P<year>\\d{4})', '2026', true],
  ['(?:ab)+', 'abab', true],
  ['.', '😀', true],
])('the pattern %s matches %j: %s', (pattern, text, expected) => {
  expect(compilePattern(pattern).whole.test(text)).toBe(expected);
});

test.each([
  '(?=a)',
  '(?!a)',
  '(?<=a)',
  '(?<!a)',
  '(a)\\1',
  '[[:nope:]]',
  '\\p{Greek}',
  '\\y',
  '(',
  '*',
])('the pattern %s is refused', (pattern) => {
  expect(() => compilePattern(pattern)).toThrow();
});
