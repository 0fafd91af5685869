import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** Phrases that English does not have or that name a picture, each with what to write instead. */
const INSTEAD: readonly (readonly [RegExp, string])[] = [
  [/\bwithout a line\b/iu, 'offline'],
  [/\bgave way to\b/iu, 'was replaced by'],
  [/\bmay follow\b/iu, 'deferred'],
  [/\bwhat is left\b/iu, 'the rest, the remaining …'],
  [/\bin the near of\b/iu, 'near'],
  [/\bhangs on\b/iu, 'depends on'],
  [/\bof which (?:alone|there|form|document)\b/iu, 'whose, that, with'],
  [/\bwho \w+s everything\b/iu, 'a person who …'],
  [/\bat a time of its own\b/iu, 'later, independently'],
  [/\b(?:databases?|columns?|fields?|filters?|numbers?|parameters?) beside\b/iu, 'in addition to'],
  [/\b(?:enquir(?:y|ies)|planting|furnish\w*)\b/iu, 'the word of the glossary'],
];

/** Words with which no title of a test begins, since such a title needs the one around it. */
const BEGINNING = /^(?:is|are|of|that|has|does|with)\b/u;

const files = globSync('{src,functions,tools,packages,tests}/**/*.{ts,tsx,astro,css}', {
  cwd: ROOT,
  exclude: (name) => /(?:^|[\\/])(?:node_modules|dist)$/u.test(String(name)),
}).filter((file) => !file.endsWith('words.test.ts'));
const pages = globSync('{*.md,docs/**/*.md,packages/*/{README.md,docs/*.md}}', { cwd: ROOT });
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const comments = (source: string) =>
  [...source.matchAll(/\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$/gmu)]
    .map(([comment]) => comment.replace(/\n\s*\*?\s*/gu, ' '))
    .join('\n');
const titles = (source: string) =>
  [...source.matchAll(/^\s*(?:it|test)\(\s*(?<quote>['"`])(?<title>.+?)\k<quote>,/gmu)].map(
    ({ groups }) => groups?.['title'] ?? '',
  );

it('no comment, title of a test or page has a phrase that reads as another language', () => {
  const texts = [
    ...files.map((file) => {
      const source = read(file);
      return { file, text: `${comments(source)}\n${titles(source).join('\n')}` };
    }),
    // The table of the glossary names the words to avoid.
    ...pages.map((file) => ({ file, text: read(file).replace(/^\|.*$/gmu, '') })),
  ];
  const found = texts.flatMap(({ file, text }) =>
    INSTEAD.flatMap(([phrase, say]) => {
      const match = phrase.exec(text)?.[0];
      return match === undefined ? [] : [`${file}: “${match}”, say: ${say}`];
    }),
  );
  expect(texts.length).toBeGreaterThan(1000);
  expect(found).toEqual([]);
});

it('every title of a test makes sense without the enclosing title', () => {
  const tests = files.filter((file) => /\.(?:test|spec)\.tsx?$/u.test(file));
  const found = tests.flatMap((file) =>
    titles(read(file))
      .filter((title) => BEGINNING.test(title))
      .map((title) => `${file}: ${title}`),
  );
  expect(found).toEqual([]);
});
