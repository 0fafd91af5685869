import * as v from 'valibot';
import { BuildReportSchema } from '#domain/publishing.ts';
import { type ApiAnswer, type ApiRequest, json, methodProblem, readJson } from '../shared/http.ts';
import { log } from '../shared/log.ts';
import type { BuildRequestDeps } from './request.ts';
import { SIGNATURE_HEADER, verifySignature } from './signature.ts';
import { step } from './state.ts';
import { reported } from './steps.ts';
import { retryLater } from './task.ts';

export interface ResultDeps extends BuildRequestDeps {
  webhookSecret: string;
}

/** `POST /api/publish-result`: the builder says how a build went. Old news is accepted and ignored. */
export async function publishResult(request: ApiRequest, deps: ResultDeps): Promise<ApiAnswer> {
  const wrongMethod = methodProblem(request, ['POST']);
  if (wrongMethod) return wrongMethod;
  if (!verifySignature(request.body, request.headers[SIGNATURE_HEADER], deps.webhookSecret)) {
    log.buildReportRefused('signature');
    return json(401, { ok: false, error: 'signature' });
  }
  const report = v.safeParse(BuildReportSchema, readJson(request));
  if (!report.success) {
    log.buildReportRefused('invalid');
    return json(422, { ok: false, error: 'invalid' });
  }
  const { output } = report;
  if (!output.ok) {
    log.buildFailed(output.revision);
    await retryLater(output.revision, output.error ?? '', deps);
    return json(200, { ok: true });
  }
  log.buildPublished(output.revision);
  const behind = await step(deps.db, async (state) => {
    const changes = reported(state, output, deps.now());
    const built = changes?.built ?? state.built;
    return { changes, result: state.requested > built };
  });
  // Something newer came meanwhile: go round again.
  if (behind) await deps.schedule(new Date(deps.now().getTime() + deps.quietMs));
  return json(200, { ok: true });
}
