import { database, enqueue } from '#functions/src/shared/admin-sdk.ts';
import { config } from '#functions/src/shared/settings/config.ts';
import type { BuildRequestDeps } from './request-build.ts';

const TASK = 'publishTask';

export function buildRequestDeps(): BuildRequestDeps {
  return {
    db: database(),
    now: () => new Date(),
    quietMs: config.quietSeconds() * 1000,
    schedule: scheduleTask,
  };
}

/** How many tasks a second may have, so that a short quiet time is not rounded up to a second. */
const TASKS_A_SECOND = { usual: 1, shortQuietTime: 200 };

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
