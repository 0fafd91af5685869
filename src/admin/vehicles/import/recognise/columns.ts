import { FILE_COLUMNS } from '#admin/vehicles/vehicles-csv.ts';
import { importColumnCopy } from '#copy/admin/import/import.ts';
import { type ImportColumn, importHeadingCopy } from '#copy/admin/import/import-headings.ts';
import { type FormFieldName, fieldOf } from '#domain/vehicle/fields/table.ts';
import { formatOf, readImportCell } from '../formats/read-cell.ts';
import type { FileRow } from '../read/read-file.ts';
import { columnsByContents } from './contents.ts';
import { imageUrls } from './image-urls.ts';
import { hasPhrase, phrasesIn, wordsOf } from './words.ts';

/** The target of each column of a file, by its position; null where it is not used. */
export type Mapping = readonly (ImportColumn | null)[];

interface Guess {
  index: number;
  column: ImportColumn | 'unused';
  score: number;
}

/** Rows whose cells are looked at. */
const SAMPLE = 200;
const OWN_HEADING = 200;
const EXACT = 100;
const WORDS = 60;
const PART = 30;
const CONTENTS = 1;
/** A shorter phrase stands in too many other words. */
const PART_LENGTH = 5;
/** The share of cells that must be readable where the heading alone is not certain. */
const READABLE = 0.5;

const PHRASES = Object.entries(importHeadingCopy).flatMap(([column, list]) =>
  phrasesIn(list).map((phrase) => ({ column: column as Guess['column'], phrase })),
);

/**
 * The likely targets of the columns of a file: by their headings or, where those are unknown, by
 * their cells. Each is used once; the likeliest column of the file wins it.
 */
export function recogniseColumns(header: readonly string[], rows: readonly FileRow[]): Mapping {
  const texts = header.map((_, index) => samplesOf(rows, index));
  const guesses = header.flatMap((heading, index) =>
    guessesFor(index, heading, texts[index] ?? []),
  );
  const mapping: (ImportColumn | null)[] = header.map(() => null);
  const decided = new Set<number>();
  const used = new Set<string>();
  const filled = ({ index }: Guess) => texts[index]?.length ?? 0;
  for (const guess of guesses.toSorted((a, b) => b.score - a.score || filled(b) - filled(a))) {
    const { index, column } = guess;
    // Many systems have a column for each image.
    if (decided.has(index) || (used.has(column) && column !== 'images')) continue;
    decided.add(index);
    if (column === 'unused') continue;
    used.add(column);
    mapping[index] = column;
  }
  return withModel(header, mapping, texts);
}

function guessesFor(index: number, heading: string, texts: readonly string[]): Guess[] {
  const byHeading = headingGuesses(wordsOf(heading)).filter(
    ({ column, score }) =>
      score >= OWN_HEADING || column === 'unused' || fits(column, heading, texts, score),
  );
  if (byHeading.length > 0) return byHeading.map((guess) => ({ index, ...guess }));
  return columnsByContents(texts).map((column, place) => ({
    ...{ index, column },
    score: CONTENTS - place / 100,
  }));
}

/** The columns whose phrases a heading has; the longest phrase scores highest. */
function headingGuesses(words: string): Omit<Guess, 'index'>[] {
  if (words === '') return [];
  const own = FILE_COLUMNS.find((column) => wordsOf(importColumnCopy[column]) === words);
  if (own) return [{ column: own, score: OWN_HEADING }];
  const compact = words.replaceAll(' ', '');
  return PHRASES.flatMap(({ column, phrase }) => {
    const joined = phrase.replaceAll(' ', '');
    const score =
      (joined === compact && EXACT) ||
      (hasPhrase(words, phrase) && WORDS) ||
      (joined.length >= PART_LENGTH && compact.includes(joined) && PART);
    return score ? [{ column, score: score + joined.length / 100 }] : [];
  });
}

/** Whether the cells can be what the heading says; staff are asked about those of an exact one. */
function fits(
  column: ImportColumn,
  heading: string,
  texts: readonly string[],
  score: number,
): boolean {
  if (column === 'images') {
    return texts.filter((text) => imageUrls(text).length > 0).length > READABLE * texts.length;
  }
  if (column === 'id' || column === 'title' || texts.length === 0) return true;
  const { type } = fieldOf(column);
  if (score >= EXACT && column !== 'body_type') return true;
  if (type === 'text' || type === 'list') return true;
  const format = formatOf([{ field: column, texts }], new Date());
  const readable = texts.filter((text) => 'value' in readImportCell(column, text, heading, format));
  return readable.length >= READABLE * texts.length;
}

/** Without headings the model follows the make, and the variant the model. */
function withModel(
  header: readonly string[],
  mapping: readonly (ImportColumn | null)[],
  texts: readonly (readonly string[])[],
): Mapping {
  if (mapping.includes('model') || header.some((heading) => heading !== '')) return mapping;
  const make = mapping.indexOf('make');
  const free = (index: number) => mapping[index] === null && (texts[index]?.length ?? 0) > 0;
  if (make < 0 || !free(make + 1)) return mapping;
  const withIt = mapping.with(make + 1, 'model');
  return free(make + 2) ? withIt.with(make + 2, 'variant') : withIt;
}

function samplesOf(rows: readonly FileRow[], index: number): string[] {
  return rows
    .slice(0, SAMPLE)
    .map(({ cells }) => cells[index]?.trim() ?? '')
    .filter(Boolean);
}

export function duplicates(mapping: Mapping): ImportColumn[] {
  const chosen = mapping.filter((column) => column !== null && column !== 'images');
  return [...new Set(chosen.filter((column, index) => chosen.indexOf(column) !== index))];
}

const OTHERS: readonly ImportColumn[] = ['id', 'title', 'images'];

/** Whether a column of a vehicle is a field, which has a value. */
export function isField(column: ImportColumn | null | undefined): column is FormFieldName {
  return column !== null && column !== undefined && !OTHERS.includes(column);
}
