import type { LiveVersion, PublishDetails, Steps } from 'site-publisher';
import * as v from 'valibot';
import {
  type DriftedPage,
  PUBLISHING_PATH,
  type Publishing,
  PublishingSchema,
  type PublishingState,
} from '#domain/publishing.ts';
import { type Route, sendJson } from '#tools/http/route.ts';
import { readDocument } from '#tools/shared/read-document.ts';

const NAMED_PAGES = 100;

/** The answer of `/__local/publishing`. */
export interface PublishingStatus {
  state: PublishingState;
  requested_at: string | null;
  published_at: string | null;
  release: string | null;
  error: string | null;
  /** What the last release of this process took; null before it published anything. */
  last: LastPublish | null;
}

/** How many pages were rendered, and names of pages, at most `NAMED_PAGES` of each list. */
export interface LastPublish {
  rendered: number;
  changed: string[];
  removed: string[];
  /** Pages that had changed without an edit. */
  drift: DriftedPage[];
  steps: Steps;
}

/** Reads `system/publishing`, which the functions write; with defaults where it does not exist. */
export async function readPublishing(emulatorUrl: string): Promise<Publishing> {
  return v.parse(PublishingSchema, (await readDocument(emulatorUrl, PUBLISHING_PATH)) ?? {});
}

/** Combines the document of the functions with the live release and whether a build runs. */
export function publishingStatus(
  document: Publishing,
  live: LiveVersion | null,
  building: boolean,
  details: PublishDetails | null,
): PublishingStatus {
  const upToDate = live !== null && document.requested <= document.built;
  const state = upToDate ? 'published' : document.state;
  return {
    state: building ? 'building' : state,
    requested_at: document.requested_at?.toISOString() ?? null,
    published_at: live?.releaseTime ?? null,
    release: live?.labels['release'] ?? null,
    error: document.error,
    last: details && {
      rendered: details.rendered,
      changed: details.changed.slice(0, NAMED_PAGES),
      removed: details.removed.slice(0, NAMED_PAGES),
      drift: (details.drift ?? []).slice(0, NAMED_PAGES),
      steps: details.steps,
    },
  };
}

/** `/__local/publishing`: the publishing status as JSON. */
export function publishingRoute(read: () => Promise<PublishingStatus>): Route {
  return async (request, response, url) => {
    if (url.pathname !== '/__local/publishing' || request.method !== 'GET') return false;
    sendJson(response, 200, await read());
    return true;
  };
}
