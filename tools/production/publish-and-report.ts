import type { BuildRequest } from '#domain/publishing.ts';
import { buildReportOf } from '../publisher/build-report.ts';
import { HostingApiError } from '../release/hosting/hosting-client.ts';
import { sendBuildReport } from '../release/send-build-report.ts';
import { describeError } from '../shared/describe-error.ts';
import { type Published, ReleaseRefusedError } from './open-site-publisher.ts';

export interface ReportOptions {
  siteUrl: string;
  /** The key of the report's signature. */
  secret: string;
}

export type Reported = Published | { ok: false; error: unknown };

/**
 * Publishes, and reports success or failure to the functions. What `publish` throws is a result; throws
 * where the report is not accepted.
 */
export async function publishAndReport(
  request: BuildRequest,
  publish: (request: BuildRequest) => Promise<Published>,
  { siteUrl, secret }: ReportOptions,
): Promise<Reported> {
  const result = await publish(request).catch((error: unknown): Reported => ({ ok: false, error }));
  const report = result.ok
    ? buildReportOf(request, result)
    : failureReport(request.revision, result.error);
  await sendBuildReport(siteUrl, secret, report);
  return result;
}

function failureReport(revision: number, error: unknown) {
  const failure = error instanceof ReleaseRefusedError ? error.failure : 'technical';
  const isRefusal = error instanceof ReleaseRefusedError || error instanceof HostingApiError;
  const retry_after = isRefusal ? error.retryAfter : 0;
  return { ok: false, revision, error: describeError(error), failure, retry_after } as const;
}
