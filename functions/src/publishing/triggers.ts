import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { onTaskDispatched } from 'firebase-functions/tasks';
import { callGoogle } from '../budget/call-google.ts';
import { stopAtBudget } from '../budget/stop-at-budget.ts';
import { logWaits } from '../health/measure-health.ts';
import { database, inquiriesDatabase, projectId } from '../shared/admin-sdk.ts';
import { serve } from '../shared/request/http.ts';
import { config, secrets, TIME_ZONE } from '../shared/settings/config.ts';
import { accounts, BACKGROUND } from '../shared/settings/global-options.ts';
import { publishSite as handlePublishSite, isAwaitedBuild } from './build/publish-site.ts';
import { type StartBuildDeps, startBuildIfDue } from './build/start-build-if-due.ts';
import { callWebhook } from './build/webhook/call-webhook.ts';
import { configuredWebhook, PUBLISHER } from './build/webhook/configured-webhook.ts';
import { mailConfiguredWebmaster } from './mail-configured-webmaster.ts';
import { buildRequestDeps } from './request/build-request-deps.ts';
import { requestBuild } from './request/request-build.ts';

/**
 * How long the function may publish, and the task run that waits for it, in seconds: less than the ten
 * minutes after which a queue calls a task again. The time-out of the webhook is between them.
 */
const SECONDS = { publishing: 540, task: 590 };

function startBuildDeps(): StartBuildDeps {
  return {
    ...buildRequestDeps(),
    callWebhook: (request) => callWebhook(configuredWebhook(), request),
    mailWebmaster: mailConfiguredWebmaster,
  };
}

export const publishTask = onTaskDispatched(
  {
    ...BACKGROUND,
    secrets: [secrets.webhookSecret, secrets.smtpUrl],
    // It waits until the site is published.
    timeoutSeconds: SECONDS.task,
    retryConfig: { maxAttempts: 20, minBackoffSeconds: 2, maxBackoffSeconds: 300 },
    rateLimits: { maxConcurrentDispatches: 1 },
  },
  () => startBuildIfDue(startBuildDeps()),
);

/**
 * Schedules a build that is due although its task was lost, sends a mail that was not taken, logs what
 * waits too long, and stops the public functions where the dealer wants that at a budget.
 */
export const sweepPublishing = onSchedule(
  { ...BACKGROUND, schedule: 'every 5 minutes', timeZone: TIME_ZONE, secrets: [secrets.smtpUrl] },
  async () => {
    await buildRequestDeps().schedule(new Date());
    await mailConfiguredWebmaster();
    await logWaits({ db: database(), inquiriesDb: inquiriesDatabase(), now: () => new Date() });
    if (config.stopsAtBudget()) {
      await stopAtBudget({ db: database(), projectId: projectId(), call: callGoogle });
    }
  },
);

export const nightlyRebuild = onSchedule(
  { ...BACKGROUND, schedule: 'every day 03:30', timeZone: TIME_ZONE },
  async () => {
    await requestBuild(buildRequestDeps(), { full: true });
  },
);

/**
 * Publishes the site, as an account that may do nothing else. One instance with one request: the stock
 * and what was released last stay in its memory from one edit to the next. So Google lets in the worker
 * alone, before a request takes that one place.
 */
export const publishSite = onRequest(
  {
    invoker: accounts.worker.toCEL(),
    serviceAccount: accounts.publisher,
    secrets: [secrets.webhookSecret],
    memory: '4GiB',
    cpu: 2,
    maxInstances: 1,
    concurrency: 1,
    timeoutSeconds: SECONDS.publishing,
  },
  serve(PUBLISHER, (request) =>
    handlePublishSite(request, {
      settings: {
        projectId: projectId(),
        siteUrl: config.publicUrl(),
        secret: secrets.webhookSecret.value(),
      },
      loadPublisher: () => import('./build/publish-request.ts'),
      isAwaited: (build) => isAwaitedBuild(database(), build),
    }),
  ),
);
