import * as v from 'valibot';
import { optionalText, optionalTime, time, wholeNumber } from './schemas.ts';

/**
 * Fields of every document that staff edit; the rules compare `version` to prevent overwriting. They
 * have a file of their own, since scripts of public pages load the building blocks of schemas, and
 * must not name a private field.
 */
export const bookkeeping = {
  created_at: time,
  updated_at: optionalTime,
  /** E-mail address of the account that saved last; null for a program. Never public. */
  updated_by: optionalText(320),
  /** When it was moved to the trash, where visitors see nothing of it; null where it is not there. */
  trashed_at: optionalTime,
  version: v.optional(wholeNumber(1, 1_000_000_000), 1),
};

/** The names of those fields: no save of a form writes them. */
export const BOOKKEEPING = [
  'created_at',
  'updated_at',
  'updated_by',
  'trashed_at',
  'version',
] as const satisfies readonly (keyof typeof bookkeeping)[];
