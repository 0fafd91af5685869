import * as v from 'valibot';
import { optionalText, optionalTime, wholeNumber } from './fields.ts';

/** Path of the one document that tells what the public site shows. */
export const PUBLISHING_PATH = 'system/publishing';

export const PUBLISHING_STATES = ['published', 'requested', 'building', 'failed'] as const;
export type PublishingState = (typeof PUBLISHING_STATES)[number];

/** A document that did not parse and was left out of the site. */
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
  /** Counts public changes. */
  requested: revision,
  /** The revision that the published site shows. */
  built: revision,
  requested_at: optionalTime,
  /** First request since the last build began; bounds the debounce. */
  waiting_since: optionalTime,
  building_since: optionalTime,
  /** The revision a running build was started for. */
  building: v.optional(v.nullable(wholeNumber(0, Number.MAX_SAFE_INTEGER)), null),
  published_at: optionalTime,
  release: optionalText(100),
  /** Why the last build was not published, in words for staff. */
  error: optionalText(2000),
  attempts: v.optional(wholeNumber(0, 1_000_000), 0),
  /** The next build must not trust anything kept from earlier ones. */
  full: v.optional(v.boolean(), false),
  /** Staff said 'Publicér alligevel' to a stock that shrank by more than half. */
  force: v.optional(v.boolean(), false),
  rejected: v.optional(v.array(RejectedDocumentSchema), []),
  /** Public vehicles in the last release. */
  vehicles: v.optional(wholeNumber(0, 10_000_000), 0),
});
export type Publishing = v.InferOutput<typeof PublishingSchema>;

/** What a build is asked for: the webhook's body. */
export interface BuildRequest {
  revision: number;
  full: boolean;
  force: boolean;
}

/** What the builder reports back to `/api/publish-result`. */
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

/** Public documents that are gone, by `path` and `deleted_at`, for builds that read only changes. */
export const TOMBSTONES_COLLECTION = 'tombstones';
