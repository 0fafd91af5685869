import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file that `npm run map` writes. */
export const MAP_FILE = 'docs/map.md';

type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

/** A diagram of the imports between parts below `root`, as Mermaid in Markdown. */
export function importMap(root: string): string {
  const arrows = withoutImplied(importsBetweenParts(root));
  const lines = [...arrows].flatMap(([part, others]) =>
    [...others].sort().map((other) => `  ${idOf(part)}["${part}"] --> ${idOf(other)}["${other}"]`),
  );
  return `# Map

Which part imports which, drawn from the imports by \`npm run map\`. An arrow that others imply is left out: where
A imports B and B imports C, A may import C as well. [The architecture](architecture.md) says what each part does.

\`\`\`mermaid
flowchart TD
${lines.sort().join('\n')}
\`\`\`
`;
}

function importsBetweenParts(root: string): Arrows {
  const arrows = new Map<string, Set<string>>();
  const files = globSync('{src,functions,tools,packages}/**/*.{ts,tsx,astro}', {
    cwd: root,
    exclude: (path) =>
      /(?:^|\/)(?:node_modules|dist|\.astro|tests|bench)$|\.test\.tsx?$/u.test(path),
  });
  for (const file of files) {
    const part = partOf(file);
    for (const [, specifier = ''] of readFileSync(join(root, file), 'utf8').matchAll(IMPORT)) {
      const other = partNamed(specifier);
      // Within a package, `#` names its own folders.
      const isOwn = part.startsWith('packages/') && specifier.startsWith('#');
      if (other === null || other === part || isOwn) continue;
      arrows.set(part, (arrows.get(part) ?? new Set()).add(other));
    }
  }
  return arrows;
}

const IMPORT = /(?:\bfrom|\bimport|\bimport\()\s*'(?<specifier>[^']+)'/gu;

/** The part of a file: a folder of `src`, or a workspace, or a file that many import. */
function partOf(file: string): string {
  const [top = '', second = ''] = file.split('/');
  if (top === 'src') return second.replace(/\.ts$/u, '');
  return top === 'packages' ? `packages/${second}` : top;
}

const PACKAGES = new Map([
  ['app-emulator', 'packages/emulator'],
  ['site-publisher', 'packages/publisher'],
  ['demo-cars', 'packages/demo-cars'],
]);

function partNamed(specifier: string): string | null {
  const name = specifier.split('/')[0] ?? '';
  return name.startsWith('#') ? name.slice(1) : (PACKAGES.get(name) ?? null);
}

/** The arrows without a longer path between the same parts. */
function withoutImplied(arrows: Arrows): Arrows {
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    [...(arrows.get(from) ?? [])].some((next) => {
      if (next === to) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, to, seen);
    });
  return new Map(
    [...arrows].map(([part, others]) => [
      part,
      new Set(
        [...others].filter(
          (other) => ![...others].some((via) => via !== other && reaches(via, other)),
        ),
      ),
    ]),
  );
}

const idOf = (part: string) => part.replaceAll(/\W/gu, '_');
