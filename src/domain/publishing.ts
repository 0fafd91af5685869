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
  /** The code of the problem, as the schemas name it. */
  problem: v.string(),
  /** The name that staff know; empty for a file of a vehicle or accessory. */
  name: v.optional(v.string(), ''),
  /** Path of the vehicle or accessory that it is or belongs to. */
  owner: v.optional(v.string(), ''),
});
export type RejectedDocument = v.InferOutput<typeof RejectedDocumentSchema>;

/** Path of a page of this site, so that a link to it leads nowhere else. */
const pagePath = v.pipe(v.string(), v.maxLength(300), v.regex(/^\/(?![/\\])[^\s\\]*$/u));
const pageCount = wholeNumber(0, 10_000_000);

/** The visible changes of the last release. */
export const ReleaseChangesSchema = v.object({
  /** Pages that are new or have other bytes. */
  changed: pageCount,
  removed: pageCount,
  /** The page of the vehicle that was edited last, or the only page that changed. */
  page: v.optional(v.nullable(pagePath), null),
});

const checksum = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u));

/** A page whose bytes differ although its data is the same, with the SHA-256 of both. */
export const DriftedPageSchema = v.object({ path: pagePath, before: checksum, after: checksum });
export type DriftedPage = v.InferOutput<typeof DriftedPageSchema>;

/** How many rejected documents a report names: the status is one document, and a person mends a few. */
export const MAX_REJECTED = 100;

/** How many drifted pages a report names. */
export const MAX_DRIFTED_PAGES = 20;
const driftedPages = v.pipe(v.array(DriftedPageSchema), v.maxLength(MAX_DRIFTED_PAGES));

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
  /** The page of the vehicle that was edited last; null once that edit is published. */
  edited_page: v.optional(v.nullable(pagePath), null),
  /** Time of the last save that the running build contains; kept while builds of it fail. */
  saved_at: optionalTime,
  building_since: optionalTime,
  /** The revision that the running build was started for. */
  building: v.optional(v.nullable(wholeNumber(0, Number.MAX_SAFE_INTEGER)), null),
  /** Whether the running build was started with `full` and `force`. */
  building_full: v.optional(v.boolean(), false),
  building_force: v.optional(v.boolean(), false),
  published_at: optionalTime,
  release: optionalText(100),
  /** What the last release changed; null where the publisher did not compare. */
  changes: v.optional(v.nullable(ReleaseChangesSchema), null),
  /** Seconds from the last save in the last release to the report of its switch. */
  seconds: v.optional(v.nullable(v.pipe(v.number(), v.minValue(0))), null),
  /** The drift that the last full render found, and repaired. */
  drift: v.optional(driftedPages, []),
  /** When the webmaster was mailed about `drift`. */
  drift_mailed_at: optionalTime,
  /**
   * Why the last build was not published; null once one is. Danish for staff where `failure` is
   * `stock_shrank`, else the text of the tool that failed.
   */
  error: optionalText(2000),
  failure: optionalChoice(PUBLISHING_FAILURES),
  /** When the webmaster was mailed about the failures since the last release. */
  webmaster_mailed_at: optionalTime,
  attempts: v.optional(wholeNumber(0, 1_000_000), 0),
  /** When a build that failed is tried again; null once it is, or once there is another request. */
  retry_at: optionalTime,
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
  /** The page of the vehicle that was edited last, which the report names if it changed. */
  page: v.optional(pagePath),
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
    changes: v.optional(v.nullable(ReleaseChangesSchema)),
    /** Left out where no full render was compared with the live release. */
    drift: v.optional(driftedPages),
  }),
  v.object({
    ok: v.literal(false),
    revision: wholeNumber(0, Number.MAX_SAFE_INTEGER),
    error: v.optional(v.nullable(v.string()), null),
    failure: v.optional(v.picklist(PUBLISHING_FAILURES), 'technical'),
    /** Seconds that Hosting asked to be left alone for. */
    retry_after: v.optional(wholeNumber(0, Number.MAX_SAFE_INTEGER)),
  }),
]);
export type BuildReport = v.InferOutput<typeof BuildReportSchema>;

/**
 * Entries of the documents that were created, changed or deleted, by `path` and `changed_at`, for
 * builds that read only changes. An entry is kept for `CHANGE_ENTRY_DAYS`.
 */
export const CHANGES_COLLECTION = 'changes';
export const CHANGE_ENTRY_DAYS = 60;
