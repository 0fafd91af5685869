import { RANGE_FACET_NAMES } from '../facets.ts';
import { recordOf } from '../record-of.ts';
import { SET_FACETS } from '../values/choice-values.ts';
import { CODED_FACETS } from './coded-facets.ts';
import { type ColumnsFile, FORMAT } from './columns-file.ts';

/** A column file is of another version of the site. */
export class ColumnsFormatError extends Error {
  override readonly name = 'ColumnsFormatError';
}

/**
 * A column file as text: JSON without names, which would be a tenth of the file of a small stock, and
 * with the texts together, since they compress better beside each other.
 */
export function fileText(file: ColumnsFile): string {
  const { size, makes, models, trim, colors, choices, sets, ranges, phrases } = file;
  return JSON.stringify([
    ...[FORMAT, size, makes, models, phrases.texts, colors.texts],
    ...[phrases.lists, phrases.list, colors.text, trim],
    RANGE_FACET_NAMES.map((facet) => ranges[facet]),
    CODED_FACETS.map((facet) => choices[facet]),
    SET_FACETS.map((facet) => sets[facet]),
  ]);
}

type Stored = [
  ...[string, number, ColumnsFile['makes'], ColumnsFile['models'], string, string[]],
  ...[ColumnsFile['phrases']['lists'], ColumnsFile['phrases']['list']],
  ...[ColumnsFile['colors']['text'], string],
  ColumnsFile['ranges'][keyof ColumnsFile['ranges']][],
  ColumnsFile['choices'][keyof ColumnsFile['choices']][],
  ColumnsFile['sets'][keyof ColumnsFile['sets']][],
];

/** Reads a text of `fileText`. Throws `ColumnsFormatError`, or a `SyntaxError` for a torn file. */
export function parseFile(text: string): ColumnsFile {
  const parsed: unknown = JSON.parse(text);
  if (!Array.isArray(parsed)) throw new ColumnsFormatError('Columns without a format.');
  const stored = parsed as Stored;
  const [format, size, makes, models, texts, colorTexts, lists, list, color, trim] = stored;
  if (format !== FORMAT) throw new ColumnsFormatError(`Columns of format ${format}.`);
  const [ranges, choices, sets] = [stored[10], stored[11], stored[12]];
  return {
    size,
    makes,
    models,
    trim,
    colors: { texts: colorTexts, text: color },
    phrases: { texts, lists, list },
    ranges: recordOf(RANGE_FACET_NAMES, (_, index) => ranges[index] ?? null),
    choices: recordOf(CODED_FACETS, (_, index) => choices[index] ?? [[], ['', 0]]),
    sets: recordOf(SET_FACETS, (_, index) => sets[index] ?? [null, []]),
  };
}
