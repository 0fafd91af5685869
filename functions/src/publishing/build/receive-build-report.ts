import * as v from 'valibot';
import { BuildReportSchema } from '#domain/publishing.ts';
import { log } from '#functions/src/shared/log.ts';
import {
  type ApiAnswer,
  type ApiRequest,
  json,
  readJson,
} from '#functions/src/shared/request/http.ts';
import { type RetryDeps, retryBuildLater } from '../request/retry-build-later.ts';
import { onReported } from '../state-machine.ts';
import { updatePublishing } from '../update-publishing.ts';
import { SIGNATURE_HEADER, verifySignature } from './webhook/signature.ts';

export interface BuildReportDeps extends RetryDeps {
  webhookSecret: string;
}

/**
 * `POST /api/publish-result`: the builder reports how a build went. An outdated report is accepted
 * and ignored.
 */
export async function receiveBuildReport(
  request: ApiRequest,
  deps: BuildReportDeps,
): Promise<ApiAnswer> {
  if (!verifySignature(request.body, request.headers[SIGNATURE_HEADER], deps.webhookSecret)) {
    log.buildReportRefused('signature');
    return json(401, { ok: false, error: 'signature' });
  }
  const parsed = v.safeParse(BuildReportSchema, readJson(request));
  if (!parsed.success) {
    log.buildReportRefused('invalid');
    return json(422, { ok: false, error: 'invalid' });
  }
  const report = parsed.output;
  if (!report.ok) {
    log.buildFailed(report.revision);
    const { revision, error, failure, retry_after } = report;
    const retryAfterMs = (retry_after ?? 0) * 1000;
    await retryBuildLater(revision, { reason: error ?? '', failure, retryAfterMs }, deps);
    return json(200, { ok: true });
  }
  log.buildPublished(report.revision);
  if (report.drift?.length) log.pagesDrifted(report.revision, report.drift);
  const isBehind = await updatePublishing(deps.db, async (state) => {
    const changes = onReported(state, report, deps.now());
    const built = changes?.built ?? state.built;
    return { changes, result: state.requested > built };
  });
  // Something was requested while the build ran.
  if (isBehind) await deps.schedule(new Date(deps.now().getTime() + deps.quietMs));
  if (report.drift?.length) await deps.mailWebmaster();
  return json(200, { ok: true });
}
