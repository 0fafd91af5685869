import { publishingProblemsCopy } from '#copy/staff/publishing-problems.ts';
import { sendBuildReport } from '#functions/src/publishing/build/send-build-report.ts';
import { runCommand, UsageError } from './shared/failure.ts';

/**
 * Reports to the functions that a publish workflow was aborted before `publish.ts` could report it:
 * cancelled, out of time, or failed to install its packages. Needs no installed package.
 */
await runCommand(async () => {
  const { SITE_URL, PUBLISH_WEBHOOK_SECRET, PUBLISH_REVISION } = process.env;
  if (!SITE_URL || !PUBLISH_WEBHOOK_SECRET) {
    throw new UsageError('SITE_URL and PUBLISH_WEBHOOK_SECRET must be set.');
  }
  await sendBuildReport(SITE_URL.replace(/\/+$/u, ''), PUBLISH_WEBHOOK_SECRET, {
    ok: false,
    revision: Number(PUBLISH_REVISION || '0'),
    error: publishingProblemsCopy.buildAborted,
    failure: 'technical',
  });
});
