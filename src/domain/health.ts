import * as v from 'valibot';
import { wholeNumber } from './schema/schemas.ts';

/**
 * The problems that a check of the running app finds. `publishing_stopped`: no release for longer
 * than the nightly one allows; `edits_waiting`: an edit is not on the site; `mail_waiting`: the
 * mail of an inquiry has not been sent; `uploads_failing`: so many uploads could not be read that
 * the cause must be our code, not the files.
 */
export const HEALTH_PROBLEMS = [
  'publishing_stopped',
  'edits_waiting',
  'mail_waiting',
  'uploads_failing',
] as const;
export type HealthProblem = (typeof HEALTH_PROBLEMS)[number];

const count = wholeNumber(0, Number.MAX_SAFE_INTEGER);
const seconds = v.nullable(count);

/** The answer of `/api/health`, without personal data. */
export const HealthSchema = v.object({
  ok: v.boolean(),
  problems: v.array(v.picklist(HEALTH_PROBLEMS)),
  /** Since the last release; null before the first that the functions know of. */
  seconds_since_release: seconds,
  /** How long the oldest waiting edit has waited; null where the site shows all edits. */
  edit_waiting_seconds: seconds,
  /** Age of the oldest inquiry whose mail is not sent; null where all are. */
  mail_waiting_seconds: seconds,
  /** Inquiries whose mail failed too often or was held back: staff send or delete them. */
  mails_unsent: count,
  /** Images and documents that could not be read. */
  failed_uploads: count,
  /** What browsers stopped today and yesterday. */
  violations: count,
});
export type Health = v.InferOutput<typeof HealthSchema>;
