import * as v from 'valibot';
import { BuildRequestSchema } from '#domain/publishing.ts';
import { log } from '#functions/src/shared/log.ts';
import {
  type ApiAnswer,
  type ApiRequest,
  json,
  methodProblem,
  readJson,
} from '#functions/src/shared/request/http.ts';
import { SIGNATURE_HEADER, verifySignature } from './signature.ts';
import type { PublisherModule, PublisherSettings } from './site-publisher.ts';

export interface PublishSiteDeps {
  settings: PublisherSettings;
  loadPublisher: () => Promise<PublisherModule>;
}

/**
 * The webhook of this installation: publishes what changed and answers when visitors get it. A request
 * without a valid signature is refused before anything of the publisher is loaded.
 */
export async function publishSite(
  request: ApiRequest,
  { settings, loadPublisher }: PublishSiteDeps,
): Promise<ApiAnswer> {
  const wrongMethod = methodProblem(request, ['POST']);
  if (wrongMethod) return wrongMethod;
  if (!verifySignature(request.body, request.headers[SIGNATURE_HEADER], settings.secret)) {
    return json(401, { ok: false, error: 'signature' });
  }
  const parsed = v.safeParse(BuildRequestSchema, readJson(request));
  if (!parsed.success) return json(422, { ok: false, error: 'invalid' });
  const publisher = await loadPublisher();
  const outcome = await publisher.publishRequest(parsed.output, settings);
  log.sitePublished(parsed.output.revision, outcome);
  return json(200, { ok: outcome.ok });
}
