import * as v from 'valibot';
import { documentId, wholeNumber } from '../schema/schemas.ts';

/** The files that staff download, except for the data of a person. */
export const EXPORTS = ['vehicles', 'log', 'prices'] as const;
export type Exported = (typeof EXPORTS)[number];

/** What the admin reports before it makes a file, so that it is logged. */
export const ExportActionSchema = v.object({
  what: v.picklist(EXPORTS),
  rows: wholeNumber(0, 1_000_000),
  /** The vehicle whose prices they are; null for the other kinds. */
  vehicle: v.nullable(documentId),
});
export type ExportAction = v.InferOutput<typeof ExportActionSchema>;
