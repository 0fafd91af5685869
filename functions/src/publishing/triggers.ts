import { onDocumentWritten } from 'firebase-functions/firestore';
import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { onTaskDispatched } from 'firebase-functions/tasks';
import type { CollectionName } from '#domain/collections.ts';
import { recordChange } from '../history/record-change.ts';
import { smtpSender } from '../inquiries/delivery/smtp-sender.ts';
import { database, enqueue, staffMember } from '../shared/admin-sdk.ts';
import { config, REGION, secrets, TIME_ZONE } from '../shared/config.ts';
import { serve } from '../shared/http.ts';
import { callWebhook } from './call-webhook.ts';
import { documentChanged } from './document-changed.ts';
import { mailWebmaster } from './mail-webmaster.ts';
import { publishNow as handlePublishNow } from './publish-now.ts';
import { receiveBuildReport } from './receive-build-report.ts';
import { type BuildRequestDeps, requestBuild } from './request-build.ts';
import { type StartBuildDeps, startBuildIfDue } from './start-build-if-due.ts';

const TASK = 'publishTask';

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
      const change = {
        eventId: event.id,
        collection,
        id: event.params['id'] ?? '',
        before: event.data?.before.data(),
        after: event.data?.after.data(),
      };
      await Promise.all([
        documentChanged(change, buildRequestDeps()),
        recordChange(change, { db: database() }),
      ]);
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
    retryConfig: { maxAttempts: 20, minBackoffSeconds: 2, maxBackoffSeconds: 300 },
    rateLimits: { maxConcurrentDispatches: 1 },
  },
  () => startBuildIfDue(startBuildDeps()),
);

/** Starts a build that is due although its task was lost, and sends a mail that was not taken. */
export const sweepPublishing = onSchedule(
  { schedule: 'every 5 minutes', region: REGION, timeZone: TIME_ZONE, secrets: webhookSecrets },
  async () => {
    await startBuildIfDue(startBuildDeps());
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
