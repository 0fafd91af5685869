import { onDocumentWritten } from 'firebase-functions/firestore';
import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { onTaskDispatched } from 'firebase-functions/tasks';
import type { CollectionName } from '#domain/collections.ts';
import { smtpSender } from '../inquiries/delivery/smtp-sender.ts';
import { bucketName, database, enqueue, projectId, staffMember } from '../shared/admin-sdk.ts';
import { config, REGION, secrets, TIME_ZONE } from '../shared/config.ts';
import { serve } from '../shared/http.ts';
import { callWebhook } from './call-webhook.ts';
import { documentChanged } from './document-changed.ts';
import { functionUrl } from './function-url.ts';
import { mailWebmaster } from './mail-webmaster.ts';
import { publishNow as handlePublishNow } from './publish-now.ts';
import { publishSite as handlePublishSite } from './publish-site.ts';
import { receiveBuildReport } from './receive-build-report.ts';
import { type BuildRequestDeps, requestBuild } from './request-build.ts';
import { loadPublisher } from './site-publisher.ts';
import { type StartBuildDeps, startBuildIfDue } from './start-build-if-due.ts';

const TASK = 'publishTask';
const PUBLISHER = 'publishSite';

/**
 * How long the function may publish, its caller wait for it and the task run, in seconds: each less than
 * the next, and all less than the ten minutes after which a queue calls a task again.
 */
const SECONDS = { publishing: 540, webhook: 560, task: 590 };

function buildRequestDeps(): BuildRequestDeps {
  return {
    db: database(),
    now: () => new Date(),
    quietMs: config.quietSeconds() * 1000,
    schedule: scheduleTask,
  };
}

function mailTheWebmaster(): Promise<void> {
  return mailWebmaster({
    db: database(),
    now: () => new Date(),
    send: smtpSender(secrets.smtpUrl.value()),
    from: config.mailFrom(),
    to: config.webmaster(),
    publicUrl: config.publicUrl(),
  });
}

function startBuildDeps(): StartBuildDeps {
  const kind = config.webhookKind();
  const webhook = {
    url: config.webhookUrl() || (kind === 'signed' ? functionUrl(PUBLISHER) : ''),
    kind,
    timeoutMs: (kind === 'signed' ? SECONDS.webhook : 10) * 1000,
    secret: (kind === 'github' ? secrets.githubToken : secrets.webhookSecret).value(),
  };
  return {
    ...buildRequestDeps(),
    callWebhook: (request) => callWebhook(webhook, request),
    mailWebmaster: mailTheWebmaster,
  };
}

/** How many tasks a second may have, so that a short quiet time is not rounded up to a second. */
const TASKS_A_SECOND = { usual: 1, shortQuietTime: 20 };

/**
 * Schedules `publishTask`, at most once in a moment: the task's name is the moment, and a queue takes
 * a name once. Always for a later moment, since the task of the present one may have run already.
 */
async function scheduleTask(at: Date): Promise<void> {
  const isShort = config.quietSeconds() < 1;
  const length = 1000 / (isShort ? TASKS_A_SECOND.shortQuietTime : TASKS_A_SECOND.usual);
  const moment = (Math.floor(at.getTime() / length) + 1) * length;
  await enqueue(TASK, `check-${moment}`, new Date(moment));
}

function writeTrigger(collection: CollectionName) {
  return onDocumentWritten(
    { document: `${collection}/{id}`, region: REGION, retry: true },
    async (event) => {
      await documentChanged(
        {
          eventId: event.id,
          collection,
          id: event.params['id'] ?? '',
          before: event.data?.before.data(),
          after: event.data?.after.data(),
        },
        buildRequestDeps(),
      );
    },
  );
}

export const vehicleWritten = writeTrigger('vehicles');
export const vehicleImageWritten = writeTrigger('vehicle_images');
export const damageImageWritten = writeTrigger('damage_images');
export const batteryTestWritten = writeTrigger('battery_test_results');
export const accessoryWritten = writeTrigger('accessories');
export const accessoryImageWritten = writeTrigger('accessory_images');

const webhookSecrets = [secrets.webhookSecret, secrets.githubToken, secrets.smtpUrl];

export const publishTask = onTaskDispatched(
  {
    region: REGION,
    secrets: webhookSecrets,
    // It waits until the site is published.
    timeoutSeconds: SECONDS.task,
    retryConfig: { maxAttempts: 20, minBackoffSeconds: 2, maxBackoffSeconds: 300 },
    rateLimits: { maxConcurrentDispatches: 1 },
  },
  () => startBuildIfDue(startBuildDeps()),
);

/** Schedules a build that is due although its task was lost, and sends a mail that was not taken. */
export const sweepPublishing = onSchedule(
  { schedule: 'every 5 minutes', region: REGION, timeZone: TIME_ZONE, secrets: [secrets.smtpUrl] },
  async () => {
    await scheduleTask(new Date());
    await mailTheWebmaster();
  },
);

export const nightlyRebuild = onSchedule(
  { schedule: 'every day 03:30', region: REGION, timeZone: TIME_ZONE },
  async () => {
    await requestBuild(buildRequestDeps(), { full: true });
  },
);

export const publishNow = onRequest(
  { region: REGION, invoker: 'public' },
  serve('publishNow', (request) =>
    handlePublishNow(request, { ...buildRequestDeps(), staffMember }),
  ),
);

export const publishResult = onRequest(
  { region: REGION, invoker: 'public', secrets: [secrets.webhookSecret, secrets.smtpUrl] },
  serve('publishResult', (request) =>
    receiveBuildReport(request, {
      ...buildRequestDeps(),
      mailWebmaster: mailTheWebmaster,
      webhookSecret: secrets.webhookSecret.value(),
    }),
  ),
);

/**
 * Publishes the site, as an account that may do nothing else. One instance with one request: the stock
 * and what was released last stay in its memory from one edit to the next.
 */
export const publishSite = onRequest(
  {
    region: REGION,
    invoker: 'public',
    serviceAccount: 'publisher@',
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
        storageBucket: bucketName() ?? '',
        siteUrl: config.publicUrl(),
        secret: secrets.webhookSecret.value(),
      },
      loadPublisher,
    }),
  ),
);
