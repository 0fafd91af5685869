import * as v from 'valibot';
import { optionalChoice, optionalText, optionalTime, wholeNumber } from './schema/schemas.ts';

/** Path of the document with the state of publishing. */
export const PUBLISHING_PATH = 'system/publishing';

export const PUBLISHING_STATES = ['published', 'requested', 'building', 'failed'] as const;
export type PublishingState = (typeof PUBLISHING_STATES)[number];

/**
 * Why a build was not published. `stock_shrank`: by more than half, which staff can confirm with
 * 'Publicér alligevel'; `technical`: everything else, which only the webmaster can mend.
 */
export const PUBLISHING_FAILURES = ['stock_shrank', 'technical'] as const;
export type PublishingFailure = (typeof PUBLISHING_FAILURES)[number];

/** A document that did not parse, so that the site does not show it. */
export const RejectedDocumentSchema = v.object({
  /** `collection/id` */
  path: v.string(),
  field: v.string(),
  problem: v.string(),
});
export type RejectedDocument = v.InferOutput<typeof RejectedDocumentSchema>;

const revision = v.optional(wholeNumber(0, Number.MAX_SAFE_INTEGER), 0);

/** `system/publishing`: written by functions only, readable by staff. */
export const PublishingSchema = v.object({
  state: v.optional(v.picklist(PUBLISHING_STATES), 'requested'),
  /** The number of public changes so far. */
  requested: revision,
  /** The revision that the published site shows. */
  built: revision,
  requested_at: optionalTime,
  /** Time of the first request since the last build began; limits how long requests can delay a build. */
  waiting_since: optionalTime,
  /** Time of the last request since then by an edit; null where only images and documents came. */
  edited_at: optionalTime,
  building_since: optionalTime,
  /** The revision that the running build was started for. */
  building: v.optional(v.nullable(wholeNumber(0, Number.MAX_SAFE_INTEGER)), null),
  published_at: optionalTime,
  release: optionalText(100),
  /**
   * Why the last build was not published; null once one is. Danish for staff where `failure` is
   * `stock_shrank`, else the text of the tool that failed.
   */
  error: optionalText(2000),
  failure: optionalChoice(PUBLISHING_FAILURES),
  /** When the webmaster was mailed about the failures since the last release. */
  webmaster_mailed_at: optionalTime,
  attempts: v.optional(wholeNumber(0, 1_000_000), 0),
  /** Whether the next build must read and render everything, without any cache. */
  full: v.optional(v.boolean(), false),
  /** Whether staff chose 'Publicér alligevel' for a stock that shrank by more than half. */
  force: v.optional(v.boolean(), false),
  rejected: v.optional(v.array(RejectedDocumentSchema), []),
  /** Public vehicles in the last release. */
  vehicles: v.optional(wholeNumber(0, 10_000_000), 0),
});
export type Publishing = v.InferOutput<typeof PublishingSchema>;

/** The request for a build: the body of the webhook. */
export const BuildRequestSchema = v.object({
  revision: wholeNumber(0, Number.MAX_SAFE_INTEGER),
  full: v.optional(v.boolean(), false),
  force: v.optional(v.boolean(), false),
});
export type BuildRequest = v.InferOutput<typeof BuildRequestSchema>;

/** How a build went: the body of `/api/publish-result`, which the publisher sends. */
export const BuildReportSchema = v.variant('ok', [
  v.object({
    ok: v.literal(true),
    revision: wholeNumber(0, Number.MAX_SAFE_INTEGER),
    release: optionalText(100),
    vehicles: v.optional(wholeNumber(0, 10_000_000), 0),
    pages: v.optional(wholeNumber(0, 10_000_000), 0),
    rejected: v.optional(v.array(RejectedDocumentSchema), []),
  }),
  v.object({
    ok: v.literal(false),
    revision: wholeNumber(0, Number.MAX_SAFE_INTEGER),
    error: v.optional(v.nullable(v.string()), null),
    failure: v.optional(v.picklist(PUBLISHING_FAILURES), 'technical'),
  }),
]);
export type BuildReport = v.InferOutput<typeof BuildReportSchema>;

/**
 * Entries of the documents that were created, changed or deleted, by `path` and `changed_at`, for
 * builds that read only changes. An entry is kept for `CHANGE_ENTRY_DAYS`.
 */
export const CHANGES_COLLECTION = 'changes';
export const CHANGE_ENTRY_DAYS = 60;
