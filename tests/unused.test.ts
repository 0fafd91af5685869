import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Finds what knip does not: words and styles that nothing uses. */
const ROOT = join(import.meta.dirname, '..');
const sources = globSync(
  '{src,functions/src,tools,packages/emulator/src}/**/*.{ts,tsx,astro,css}',
  {
    cwd: ROOT,
  },
)
  // A deployment installs firebase-tools below tools.
  .filter((file) => !/\.test\.tsx?$|node_modules/u.test(file))
  .map((file) => ({
    file: file.replaceAll('\\', '/'),
    text: readFileSync(join(ROOT, file), 'utf8').replace(/\/\*[\s\S]*?\*\//gu, ''),
  }));

const STYLE = /<style[^>]*>(?<css>[\s\S]*?)<\/style>/gu;
const code = sources
  .filter(({ file }) => !file.endsWith('.css'))
  .map(({ text }) => text.replace(STYLE, ''))
  .join('\n');
const words = new Set(code.match(/[\p{L}_$][\p{L}\d_$-]*/gu));

/** Classes that a library sets. */
const FOREIGN = /^sortable-/u;

/** Whether code names a class, as a whole or with a variable end: `dot--${status}`. */
function isNamed(name: string): boolean {
  const end = Math.max(name.lastIndexOf('--'), name.lastIndexOf('__'));
  return words.has(name) || FOREIGN.test(name) || code.includes(`${name.slice(0, end + 2)}\${`);
}

it('every class of the styles is named by code', () => {
  const styles = sources.flatMap(({ file, text }) => {
    const css = file.endsWith('.css')
      ? [text]
      : [...text.matchAll(STYLE)].map(({ groups }) => groups?.['css'] ?? '');
    return css.map((one) => ({ file, css: one.replace(/url\([^)]*\)/gu, '') }));
  });
  const unused = styles.flatMap(({ file, css }) =>
    [...new Set([...css.matchAll(/\.(?<name>[a-z_][\w-]*)/giu)].map(([, name = '']) => name))]
      .filter((name) => !isNamed(name))
      .map((name) => `${file}: .${name}`),
  );
  expect(styles.length).toBeGreaterThan(100);
  expect(unused).toEqual([]);
});

it('every word on screen is used', () => {
  const uses = Map.groupBy(code.matchAll(/[a-z]\w*/giu), ([word]) => word);
  const keys = sources
    // Formats are no words: their keys are options of the browser.
    .filter(({ file }) => file.startsWith('src/copy/') && file !== 'src/copy/format.ts')
    .flatMap(({ file, text }) =>
      [...text.matchAll(/^\s+(?<key>[a-z]\w*): /gmu)].map(({ groups }) => ({
        file,
        key: groups?.['key'] ?? '',
      })),
    );
  const unused = keys.filter(({ key }) => (uses.get(key)?.length ?? 0) < 2);
  expect(keys.length).toBeGreaterThan(1000);
  expect(unused.map(({ file, key }) => `${file}: ${key}`)).toEqual([]);
});
