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
  /** Staff said 'Publicér alligevel' to a stock that shrank by more than half. */
  force: v.optional(v.boolean(), false),
  rejected: v.optional(v.array(RejectedDocumentSchema), []),
  /** Public vehicles in the last release. */
  vehicles: v.optional(wholeNumber(0, 10_000_000), 0),
});
export type Publishing = v.InferOutput<typeof PublishingSchema>;
