import type { Firestore } from 'firebase-admin/firestore';
import type { PublishDetails } from 'site-publisher';
import * as v from 'valibot';
import {
  type BuildRequest,
  BuildRequestSchema,
  PUBLISHING_PATH,
  PublishingSchema,
} from '#domain/publishing.ts';
import { log } from '#functions/src/shared/log.ts';
import {
  type ApiAnswer,
  type ApiRequest,
  json,
  readJson,
} from '#functions/src/shared/request/http.ts';
import { SIGNATURE_HEADER, verifySignature } from './webhook/signature.ts';

/** What the publisher needs to know of the installation. */
export interface PublisherSettings {
  projectId: string;
  siteUrl: string;
  /** The key of the signature of its report. */
  secret: string;
}

/** What publishing did; it has been reported to `/api/publish-result` by then. */
export type PublishOutcome =
  | ({ ok: true; release: string; pages: number } & Pick<
      PublishDetails,
      'rendered' | 'uploaded' | 'steps'
    >)
  | { ok: false; problem: string };

export interface PublisherModule {
  /** Throws where the report is not accepted. */
  publishRequest(request: BuildRequest, settings: PublisherSettings): Promise<PublishOutcome>;
}

export interface PublishSiteDeps {
  settings: PublisherSettings;
  /** Called at the first request: no other function needs the publisher or the compiled site. */
  loadPublisher: () => Promise<PublisherModule>;
  isAwaited: (request: BuildRequest) => Promise<boolean>;
}

/**
 * Whether the state of publishing waits for a build with just these options. A request that somebody
 * recorded and sends again does not: its build has been reported by then.
 */
export async function isAwaitedBuild(
  db: Firestore,
  { revision, full, force }: BuildRequest,
): Promise<boolean> {
  const document = await db.doc(PUBLISHING_PATH).get();
  const state = v.parse(PublishingSchema, document.data() ?? {});
  const { building, building_full, building_force } = state;
  return building === revision && building_full === full && building_force === force;
}

/**
 * The webhook of this installation: publishes what changed and answers when visitors get it. A request
 * without a valid signature, or for a build that nobody waits for, is refused before anything of the
 * publisher is loaded.
 */
export async function publishSite(
  request: ApiRequest,
  { settings, loadPublisher, isAwaited }: PublishSiteDeps,
): Promise<ApiAnswer> {
  if (!verifySignature(request.body, request.headers[SIGNATURE_HEADER], settings.secret)) {
    return json(401, { ok: false, error: 'signature' });
  }
  const parsed = v.safeParse(BuildRequestSchema, readJson(request));
  if (!parsed.success) return json(422, { ok: false, error: 'invalid' });
  if (!(await isAwaited(parsed.output))) return json(409, { ok: false, error: 'not_awaited' });
  const publisher = await loadPublisher();
  const outcome = await publisher.publishRequest(parsed.output, settings);
  log.sitePublished(parsed.output.revision, outcome);
  return json(200, { ok: outcome.ok });
}
