import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Column = 'supported' | 'refused';

export interface Item {
  row: string;
  column: Column;
  item: string;
}

const README = join(import.meta.dirname, '../../../emulator/README.md');

/** The items of the first two columns of the table in `emulator/README.md`. */
export function readTable(): Item[] {
  const section = readFileSync(README, 'utf8').split('## What is supported')[1] ?? '';
  const rows = section.split('\n').filter((line) => /^\| \w/.test(line));
  return rows.flatMap((line) => {
    const [row = '', supported = '', refused = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    return [
      ...itemsOf(supported).map((item) => ({ row, column: 'supported' as const, item })),
      ...itemsOf(refused).map((item) => ({ row, column: 'refused' as const, item })),
    ];
  });
}

/**
 * Commas and semicolons outside of parentheses separate items. Words before a colon, such as
 * `web SDK:`, belong to every item up to the next semicolon.
 */
function itemsOf(cell: string): string[] {
  return split(cell, ';').flatMap((group) => {
    const [, prefix = '', rest = group] = /^(\w+ SDK: )(.*)$/.exec(group) ?? [];
    return split(rest, ',').map((item) => prefix + item);
  });
}

function split(text: string, separator: ',' | ';'): string[] {
  const outside = new RegExp(`${separator} (?![^(]*\\))`);
  return text.split(outside).filter((part) => part !== '');
}
