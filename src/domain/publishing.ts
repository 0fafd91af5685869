import * as v from 'valibot';
import { optionalText, optionalTime, wholeNumber } from './fields.ts';

/** Path of the document with the state of the public site. */
export const PUBLISHING_PATH = 'system/publishing';

export const PUBLISHING_STATES = ['published', 'requested', 'building', 'failed'] as const;
export type PublishingState = (typeof PUBLISHING_STATES)[number];

/** A document that did not parse, so the site leaves it out. */
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
  building_since: optionalTime,
  /** The revision that the running build was started for. */
  building: v.optional(v.nullable(wholeNumber(0, Number.MAX_SAFE_INTEGER)), null),
  published_at: optionalTime,
  release: optionalText(100),
  /** Why the last build was not published, as staff read it. */
  error: optionalText(2000),
  attempts: v.optional(wholeNumber(0, 1_000_000), 0),
  /** The next build must not use any cache of earlier builds. */
  full: v.optional(v.boolean(), false),
  /** Staff chose 'Publicér alligevel' for a stock that shrank by more than half. */
  force: v.optional(v.boolean(), false),
  rejected: v.optional(v.array(RejectedDocumentSchema), []),
  /** Public vehicles in the last release. */
  vehicles: v.optional(wholeNumber(0, 10_000_000), 0),
});
export type Publishing = v.InferOutput<typeof PublishingSchema>;

/** The body of the webhook that starts a build. */
export interface BuildRequest {
  revision: number;
  full: boolean;
  force: boolean;
}

/** The builder's report to `/api/publish-result`. */
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
  }),
]);
export type BuildReport = v.InferOutput<typeof BuildReportSchema>;

/** Deleted public documents, by `path` and `deleted_at`, for builds that read only changes. */
export const TOMBSTONES_COLLECTION = 'tombstones';
