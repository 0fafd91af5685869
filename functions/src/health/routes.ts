import type { Health } from '#domain/health.ts';
import { paths } from '#paths';
import { database, inquiriesDatabase } from '../shared/admin-sdk.ts';
import { json, methodProblem } from '../shared/request/http.ts';
import type { Route } from '../shared/request/routes.ts';
import { config } from '../shared/settings/config.ts';
import { measureHealth } from './measure-health.ts';
import { createMinuteLimit, receiveViolations } from './receive-violations.ts';

const now = () => new Date();
const mayWrite = createMinuteLimit(now);
/** How long an answer stands, in an instance and in the CDN: anyone can ask. */
const FRESH_SECONDS = 60;
let measured: { until: number; health: Promise<Health> } | undefined;

function currentHealth(): Promise<Health> {
  if (measured && Date.now() < measured.until) return measured.health;
  const health = measureHealth({ db: database(), inquiriesDb: inquiriesDatabase(), now });
  measured = { until: Date.now() + FRESH_SECONDS * 1000, health };
  health.catch(() => {
    measured = undefined;
  });
  return health;
}

export const healthRoutes: readonly Route[] = [
  {
    path: paths.health,
    handler: async (request) =>
      methodProblem(request, ['GET', 'HEAD']) ??
      json(200, await currentHealth(), {
        'cache-control': `public, max-age=0, s-maxage=${FRESH_SECONDS}`,
      }),
  },
  {
    path: paths.violations,
    handler: (request) =>
      receiveViolations(request, {
        inquiriesDb: inquiriesDatabase(),
        now,
        publicUrl: config.publicUrl(),
        mayWrite,
      }),
  },
];
