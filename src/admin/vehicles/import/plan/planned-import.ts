import type { PlanQuestion } from '#admin/vehicles/changes/questions.ts';
import type { VehicleChange } from '#admin/vehicles/changes/vehicle-change.ts';
import type { Mapping } from '../mapping.ts';
import type { ReadFile } from '../read-file.ts';

/** What an import does with a row. */
export type RowKind = 'new' | 'changed' | 'unchanged' | 'refused';
export const ROW_KINDS: readonly RowKind[] = ['new', 'changed', 'unchanged', 'refused'];

export interface ImportRow {
  line: number;
  kind: RowKind;
  /** What the vehicle is called, as far as the row or the stock says it. */
  name: string;
  /** Each changed field, or why the row is refused, in words. */
  details: string[];
  /** What looks like a mistake. */
  questions: readonly PlanQuestion[];
  /** Null where nothing is saved. */
  change: VehicleChange | null;
}

export interface ImportOptions {
  file: Pick<ReadFile, 'header' | 'rows'>;
  mapping: Mapping;
  /** Whether an empty cell empties the field of the vehicle. */
  clearEmpty: boolean;
  today: Date;
}
