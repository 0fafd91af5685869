import type { RowCells } from './row-cells.ts';

/** Characters of a document id that other systems' stock numbers do not have. */
const FOREIGN = /[^A-Za-z0-9_-]+/gu;
const MAX_LENGTH = 100;

/** The facts that identify a car without any number and that do not change while it is for sale. */
const LASTING = [
  'make',
  'model',
  'variant',
  'year',
  'first_registration_date',
  'color',
  'mileage',
] as const;

/**
 * The id that a row names, with a hyphen for every other sign than letters and digits: the same text
 * has the same id in the next file. A row without any number gets one from what it says of the car.
 * Null where another number tells which car it is.
 */
export function rowId(cells: RowCells, hasNumber: boolean): string | null {
  const text = cells.get('id')?.trim() ?? '';
  const id = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(FOREIGN, '-')
    .replace(/^-+|-+$/gu, '')
    .slice(0, MAX_LENGTH);
  if (id !== '') return id;
  if (hasNumber || !cells.get('make')) return null;
  return `fil-${fingerprint(LASTING.map((name) => cells.get(name)?.trim() ?? '').join('|'))}`;
}

/** 64 bits in letters and digits, by two runs of FNV-1a. */
function fingerprint(text: string): string {
  return [0x811c_9dc5, 0x1234_5678]
    .map((seed) => {
      let hash = seed;
      for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x0100_0193);
      return (hash >>> 0).toString(36).padStart(7, '0');
    })
    .join('');
}
