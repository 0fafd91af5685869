import * as v from 'valibot';
import { readStored, writeStored } from '#admin/data/browser-storage.ts';
import { importColumnCopy } from '#copy/admin/import/import.ts';
import type { ImportColumn } from '#copy/admin/import/import-headings.ts';
import type { ChosenValues } from '../plan/planned-import.ts';
import type { Mapping } from '../recognise/columns.ts';
import { wordsOf } from '../recognise/words.ts';

const KEY = 'admin-import-shapes';
/** Files of other headings are forgotten, oldest first. */
const SHAPES = 20;

const COLUMNS = Object.keys(importColumnCopy) as [ImportColumn, ...ImportColumn[]];
const ShapesSchema = v.array(
  v.object({
    headings: v.string(),
    mapping: v.array(v.nullable(v.picklist(COLUMNS))),
    values: v.record(v.picklist(COLUMNS), v.record(v.string(), v.nullable(v.string()))),
  }),
);

/**
 * The earlier choices of staff for a file with these headings, on this device; null without any.
 */
export function rememberedShape(
  header: readonly string[],
): { mapping: Mapping; values: ChosenValues } | null {
  const found = readShapes().find(({ headings }) => headings === shapeOf(header));
  return found?.mapping.length === header.length ? found : null;
}

export function rememberShape(
  header: readonly string[],
  mapping: Mapping,
  values: ChosenValues,
): void {
  const headings = shapeOf(header);
  const others = readShapes().filter((shape) => shape.headings !== headings);
  writeStored(KEY, [...others, { headings, mapping, values }].slice(-SHAPES));
}

const readShapes = () => readStored(ShapesSchema, KEY) ?? [];

function shapeOf(header: readonly string[]): string {
  return header.map(wordsOf).join('|');
}
