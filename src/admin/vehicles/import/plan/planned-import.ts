import type { PlanQuestion } from '#admin/vehicles/changes/questions.ts';
import type { VehicleChange } from '#admin/vehicles/changes/vehicle-change.ts';
import type { ImportColumn } from '#copy/admin/import/import-headings.ts';
import type { FormFieldName } from '#domain/vehicle/fields/table.ts';
import type { ReadFile } from '../read/read-file.ts';
import type { Mapping } from '../recognise/columns.ts';

export type RowKind = 'new' | 'changed' | 'unchanged' | 'refused';
export const ROW_KINDS: readonly RowKind[] = ['new', 'changed', 'unchanged', 'refused'];

/** A cell that is left out, and why in words. */
export interface LeftOut {
  column: ImportColumn;
  text: string;
  problem: string;
}

export interface ImportRow {
  line: number;
  kind: RowKind;
  /** The name of the vehicle, as far as the row or the stock has it. */
  name: string;
  /** Each changed field, or why the row is refused, in words. */
  details: string[];
  leftOut: readonly LeftOut[];
  /** The values that look like a mistake. */
  questions: readonly PlanQuestion[];
  /** Null where nothing is saved. */
  change: VehicleChange | null;
}

/**
 * The choices of staff for the values of columns with choices: by column, then by text; null leaves
 * the value out.
 */
export type ChosenValues = Readonly<
  Partial<Record<ImportColumn, Readonly<Record<string, string | null>>>>
>;

export interface DuplicateChoices {
  /** How to treat a car of the stock that the file has under another number. */
  stock: 'update' | 'add' | 'omit';
  /** Which rows of the file are taken where several are the same car. */
  file: 'first' | 'last' | 'all';
}

export interface ImportOptions {
  file: Pick<ReadFile, 'header' | 'rows'>;
  mapping: Mapping;
  values: ChosenValues;
  duplicates: DuplicateChoices;
  /** Whether an empty cell empties the field of the vehicle. */
  clearEmpty: boolean;
  today: Date;
}

/** A text in a column with choices: its count, and the value that it is taken for. */
export interface MappedValue {
  column: FormFieldName;
  text: string;
  count: number;
  /** Null where it is left out. */
  value: string | null;
}

/** The addresses of images that a row names, and the vehicle that it is or becomes. */
export interface RowImages {
  vehicleId: string;
  urls: readonly string[];
}

export interface ImportPlan {
  rows: ImportRow[];
  values: MappedValue[];
  /** By the position of the column: the first texts, each with what it is read as where that differs. */
  examples: string[][];
  /** How many rows are the car of another row, or a car of the stock under another number. */
  duplicates: { stock: number; file: number };
  images: RowImages[];
}
