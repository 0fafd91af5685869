import { onSchedule } from 'firebase-functions/scheduler';
import { onTaskDispatched } from 'firebase-functions/tasks';
import { config, secrets, TIME_ZONE } from '../shared/config.ts';
import { BACKGROUND } from '../shared/global-options.ts';
import { buildRequestDeps } from './build-request-deps.ts';
import { callWebhook } from './call-webhook.ts';
import { mailTheWebmaster } from './mail-the-webmaster.ts';
import { requestBuild } from './request-build.ts';
import { type StartBuildDeps, startBuildIfDue } from './start-build-if-due.ts';

function startBuildDeps(): StartBuildDeps {
  const kind = config.webhookKind();
  const webhook = {
    url: config.webhookUrl(),
    kind,
    secret: (kind === 'github' ? secrets.githubToken : secrets.webhookSecret).value(),
  };
  return {
    ...buildRequestDeps(),
    callWebhook: (request) => callWebhook(webhook, request),
    mailWebmaster: mailTheWebmaster,
  };
}

const webhookSecrets = [secrets.webhookSecret, secrets.githubToken, secrets.smtpUrl];

export const publishTask = onTaskDispatched(
  {
    ...BACKGROUND,
    secrets: webhookSecrets,
    retryConfig: { maxAttempts: 20, minBackoffSeconds: 2, maxBackoffSeconds: 300 },
    rateLimits: { maxConcurrentDispatches: 1 },
  },
  () => startBuildIfDue(startBuildDeps()),
);

/** Starts a build that is due although its task was lost, and sends a mail that was not taken. */
export const sweepPublishing = onSchedule(
  { ...BACKGROUND, schedule: 'every 5 minutes', timeZone: TIME_ZONE, secrets: webhookSecrets },
  async () => {
    await startBuildIfDue(startBuildDeps());
    await mailTheWebmaster();
  },
);

export const nightlyRebuild = onSchedule(
  { ...BACKGROUND, schedule: 'every day 03:30', timeZone: TIME_ZONE },
  async () => {
    await requestBuild(buildRequestDeps(), { full: true });
  },
);
