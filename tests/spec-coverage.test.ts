import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
/** How many sentences each part of the specification has. */
const LAST = { P: 162, A: 149 };
const FILES = globSync('docs/spec-coverage/*.md', { cwd: ROOT });

interface Row {
  file: string;
  id: string;
  proof: string;
}

const ROWS: Row[] = FILES.flatMap((file) =>
  read(file)
    .split('\n')
    .map((line) => /^\| (?<id>[AP]\d+) \| .+ \| (?<proof>.*) \|$/u.exec(line)?.groups)
    .filter((groups) => groups !== undefined)
    .map(({ id = '', proof = '' }) => ({ file, id, proof })),
);

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

/** The files a proof names, each with the titles quoted from it. */
function references(proof: string): { file: string; titles: string[] }[] {
  return [...proof.matchAll(/`(?<file>[^`]+)` › (?<titles>"[^"]+"(?:, "[^"]+")*)/gu)].map(
    ({ groups }) => ({
      file: groups?.['file'] ?? '',
      titles: [...(groups?.['titles'] ?? '').matchAll(/"([^"]+)"/gu)].map(
        ([, title = '']) => title,
      ),
    }),
  );
}

describe('the coverage of the specification', () => {
  it('the coverage tables have every sentence of the specification once', () => {
    for (const [letter, last] of Object.entries(LAST)) {
      const numbers = ROWS.filter(({ id }) => id.startsWith(letter)).map(({ id }) => +id.slice(1));
      expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: last }, (_, i) => i + 1));
    }
  });

  it('every coverage row names a test or the reason for a waiver', () => {
    const bare = ROWS.filter(
      ({ proof }) => references(proof).length === 0 && !/^waived: .{10}/u.test(proof),
    );
    expect(bare).toEqual([]);
  });

  it('every test title quoted in the coverage tables exists', () => {
    const lost = ROWS.flatMap(({ id, proof }) =>
      references(proof).flatMap(({ file, titles }) => {
        if (!existsSync(join(ROOT, file))) return [`${id}: ${file} is not there`];
        const source = read(file);
        return titles
          .filter((title) => !source.includes(title))
          .map((title) => `${id}: ${file} has no "${title}"`);
      }),
    );
    expect(lost).toEqual([]);
  });
});
