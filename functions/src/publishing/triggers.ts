import { onDocumentWritten } from 'firebase-functions/firestore';
import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { onTaskDispatched } from 'firebase-functions/tasks';
import type { CollectionName } from '#domain/collections.ts';
import { database, enqueue, staffMember } from '../shared/admin-sdk.ts';
import { config, REGION, secrets, TIME_ZONE } from '../shared/config.ts';
import { serve } from '../shared/http.ts';
import { publishNow as handlePublishNow } from './publish-now.ts';
import { type BuildRequestDeps, documentChanged, requestBuild } from './request.ts';
import { publishResult as handlePublishResult } from './result.ts';
import { publishTask as handleTask, type TaskDeps } from './task.ts';
import { askForBuild } from './webhook.ts';

const TASK = 'publishTask';

function buildRequestDeps(): BuildRequestDeps {
  return {
    db: database(),
    now: () => new Date(),
    quietMs: config.quietSeconds() * 1000,
    schedule: scheduleLook,
  };
}

function taskDeps(): TaskDeps {
  const kind = config.webhookKind();
  const webhook = {
    url: config.webhookUrl(),
    kind,
    secret: (kind === 'github' ? secrets.githubToken : secrets.webhookSecret).value(),
  };
  return { ...buildRequestDeps(), askForBuild: (request) => askForBuild(webhook, request) };
}

/**
 * One task a second at most: its name is the second, and names do not repeat. Always a second that
 * has not begun, since the task named after the present one may have looked already.
 */
async function scheduleLook(at: Date): Promise<void> {
  const second = Math.floor(at.getTime() / 1000) + 1;
  await enqueue(TASK, `look-${second}`, new Date(second * 1000));
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

const webhookSecrets = [secrets.webhookSecret, secrets.githubToken];

export const publishTask = onTaskDispatched(
  {
    region: REGION,
    secrets: webhookSecrets,
    retryConfig: { maxAttempts: 20, minBackoffSeconds: 2, maxBackoffSeconds: 300 },
    rateLimits: { maxConcurrentDispatches: 1 },
  },
  () => handleTask(taskDeps()),
);

/** Tasks can be lost with the queue; the state is not. */
export const sweepPublishing = onSchedule(
  { schedule: 'every 5 minutes', region: REGION, timeZone: TIME_ZONE, secrets: webhookSecrets },
  () => handleTask(taskDeps()),
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
  { region: REGION, invoker: 'public', secrets: [secrets.webhookSecret] },
  serve('publishResult', (request) =>
    handlePublishResult(request, {
      ...buildRequestDeps(),
      webhookSecret: secrets.webhookSecret.value(),
    }),
  ),
);
