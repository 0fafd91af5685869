import { describeError, HostingApiError, type PublishResult } from 'site-publisher';
import type { BuildRequest } from '#domain/publishing.ts';
import { buildReportOf } from './build-report.ts';
import type { PublishProject } from './open-site-publisher.ts';
import { sendBuildReport } from './send-build-report.ts';

export interface ReportOptions {
  siteUrl: string;
  /** The key of the report's signature. */
  secret: string;
}

/**
 * Publishes, and reports success or failure to the functions. What `publish` throws is a result; throws
 * where the report is not accepted.
 */
export async function publishAndReport(
  request: BuildRequest,
  publish: PublishProject,
  { siteUrl, secret }: ReportOptions,
): Promise<PublishResult> {
  const result = await publish(request).catch(failed);
  await sendBuildReport(siteUrl, secret, buildReportOf(request, result));
  return result;
}

function failed(error: unknown): PublishResult {
  const retryAfter = error instanceof HostingApiError ? error.retryAfter : 0;
  return { ok: false, problem: { kind: 'failed', message: describeError(error), retryAfter } };
}
