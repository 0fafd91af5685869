import { reportResult } from './app/publishing/report.ts';
import { runCommand, UsageError } from './shared/failure.ts';

/**
 * Tells the functions that a build broke off before it could say so itself: cancelled, out of
 * time, or packages that did not install. It needs no package to run.
 */
await runCommand(async () => {
  const { SITE_URL, PUBLISH_WEBHOOK_SECRET, PUBLISH_REVISION } = process.env;
  if (!SITE_URL || !PUBLISH_WEBHOOK_SECRET) {
    throw new UsageError('SITE_URL and PUBLISH_WEBHOOK_SECRET must be set.');
  }
  await reportResult(SITE_URL.replace(/\/+$/u, ''), PUBLISH_WEBHOOK_SECRET, {
    ok: false,
    revision: Number(PUBLISH_REVISION || '0'),
    error: 'Byggeriet blev afbrudt. Se arbejdsgangen »Publish« på GitHub.',
  });
});
