import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importMap, MAP_FILE } from '#tools/generated/import-map.ts';

const ROOT = join(import.meta.dirname, '..');
const PAGES = filesOf('**/*.md');
const SOURCES = [
  ...filesOf(
    '{.github,.vscode,functions,packages,src,tests,tools}/**/*.{astro,css,ts,tsx,json,yml}',
  ),
  ...filesOf('*.{json,mjs,rules,ts}'),
];

function filesOf(pattern: string): string[] {
  return globSync(pattern, {
    cwd: ROOT,
    exclude: (name) => /(?:^|[\\/])(?:node_modules|dist|\.astro|\.data)$/u.test(String(name)),
  }).map((file) => file.replaceAll('\\', '/'));
}

const contents = new Map<string, string>();

function read(file: string): string {
  const content = contents.get(file) ?? readFileSync(join(ROOT, file), 'utf8');
  contents.set(file, content);
  return content;
}

/** A page without its code, where brackets are no links. */
function prose(file: string): string {
  return read(file)
    .replace(/^```.*?^```/gmsu, '')
    .replace(/`[^`\n]*`/gu, '');
}

/** The links of a page to files of the repository. */
function links(file: string): string[] {
  const targets = [...prose(file).matchAll(/\]\((?<target>[^)\s]+)\)/gu)];
  return targets
    .map(({ groups }) => groups?.['target'] ?? '')
    .filter((target) => !/^[a-z]+:/u.test(target));
}

/** The anchors that GitHub gives the headings of a page. */
function anchors(file: string): Set<string> {
  const seen = new Map<string, number>();
  const headings = read(file).matchAll(/^#+ (?<heading>.+)$/gmu);
  return new Set(
    [...headings].map(({ groups }) => {
      const slug = (groups?.['heading'] ?? '')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-');
      const earlier = seen.get(slug) ?? 0;
      seen.set(slug, earlier + 1);
      return earlier === 0 ? slug : `${slug}-${earlier}`;
    }),
  );
}

function isBroken(file: string, target: string): boolean {
  const [path = '', anchor] = decodeURI(target).split('#');
  const page = path === '' ? file : relative(ROOT, join(ROOT, dirname(file), path));
  if (!existsSync(join(ROOT, page))) return true;
  return anchor !== undefined && !anchors(page).has(anchor);
}

describe('the links of the documentation', () => {
  it('every relative link of a page leads to a file and to one of its headings', () => {
    const broken = PAGES.flatMap((file) =>
      links(file)
        .filter((target) => isBroken(file, target))
        .map((target) => `${file}: ${target}`),
    );
    expect(PAGES.flatMap(links).length).toBeGreaterThan(100);
    expect(broken).toEqual([]);
  });

  it('every path in the code of a page exists', () => {
    const paths = PAGES.flatMap((file) =>
      [
        ...read(file).matchAll(
          /`(?<path>(?:biome|docs|functions|packages|src|tests|tools|tsconfig)\/[^`\s*{$…]+)`/gu,
        ),
      ].map(({ groups }) => ({ file, path: groups?.['path'] ?? '' })),
    );
    // The pages of a package name paths of its own.
    const broken = paths.filter(({ file, path }) => {
      const [area, name] = file.split('/');
      const own = area === 'packages' ? join(area, name ?? '') : dirname(file);
      return ['.', own, join(own, 'src')].every((folder) => !existsSync(join(ROOT, folder, path)));
    });
    expect(broken.map(({ file, path }) => `${file}: ${path}`)).toEqual([]);
  });

  it('every page of docs that a source names exists', () => {
    const broken = SOURCES.flatMap((file) =>
      [...read(file).matchAll(/\bdocs\/[\w/-]+\.md\b/gu)]
        .filter(([page]) => !existsSync(join(ROOT, page)))
        .map(([page]) => `${file}: ${page}`),
    );
    expect(broken).toEqual([]);
  });

  it('a source names every page of docs/why', () => {
    const named = new Set(
      [...SOURCES, ...PAGES.filter((file) => !file.startsWith('docs/'))].flatMap((file) =>
        [...read(file).matchAll(/docs\/why\/[\w-]+\.md/gu)].map(([page]) => page),
      ),
    );
    expect(filesOf('docs/why/*.md').filter((page) => !named.has(page))).toEqual([]);
  });
});

describe('the pages of docs/why', () => {
  it('a page of docs/why has at most 400 words and says what was rejected', () => {
    const pages = filesOf('docs/why/*.md');
    expect(pages.length).toBeGreaterThan(10);
    const wrong = pages.filter(
      (page) => read(page).trim().split(/\s+/u).length > 400 || !/^## Rejected$/mu.test(read(page)),
    );
    expect(wrong).toEqual([]);
  });

  it('at most fifteen decisions are kept as records', () => {
    expect(filesOf('docs/decisions/*.md').length).toBeLessThanOrEqual(15);
  });
});

it('every alert and the budget name a page of the runbook, and every page has one', () => {
  const alerts = filesOf('tools/production/project/alerts/*.json');
  const budget = /displayName = `\$\{id\} (?<page>[^`]+)`/u.exec(
    read('tools/production/setup/items/budget.ts'),
  );
  const texts = alerts.map((file) => JSON.parse(read(file)).documentation.content as string);
  const named = [...texts, budget?.groups?.['page'] ?? ''].map(
    (text) => /docs\/runbook\.md#(?<anchor>[\w-]+)/u.exec(text)?.groups?.['anchor'] ?? text,
  );
  const pages = [...read('docs/runbook.md').matchAll(/^## (?<title>.+)$/gmu)].length;
  expect(named.filter((anchor) => !anchors('docs/runbook.md').has(anchor))).toEqual([]);
  // The last heading is about the objectives, which nobody is called for.
  expect(new Set(named).size).toBe(pages - 1);
});

it('the map of the parts is drawn from the present imports: npm run map', () => {
  expect(read(MAP_FILE)).toBe(importMap(ROOT));
});
