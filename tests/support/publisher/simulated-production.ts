import { createPublisher, type HostingClient, type Publisher } from 'site-publisher';
import type { BuildRequest } from '#domain/publishing.ts';
import { buildReportOf } from '#functions/src/publishing/build/build-report.ts';
import { receiveBuildReport } from '#functions/src/publishing/build/receive-build-report.ts';
import { openStateObjects } from '#functions/src/publishing/build/release-objects.ts';
import { startBuildIfDue } from '#functions/src/publishing/build/start-build-if-due.ts';
import { SIGNATURE_HEADER, signBody } from '#functions/src/publishing/build/webhook/signature.ts';
import { documentChanged } from '#functions/src/publishing/request/document-changed.ts';
import type { RetryDeps } from '#functions/src/publishing/request/retry-build-later.ts';
import { DEFAULT_QUIET_SECONDS } from '#functions/src/shared/settings/config.ts';
import { aVehicle } from '#tests/support/builders.ts';
import type { SmallPublisher } from './small-publisher.ts';

/** The duration of each step in production, in milliseconds; others measured those of Hosting. */
const LATENCY = {
  trigger: 500,
  dispatch: 300,
  coldStart: 4_000,
  createVersion: 1_300,
  populate: 1_800,
  upload: 1_600,
  otherCall: 200,
  render: 500,
};
/** How many files are uploaded at the same time. */
const UPLOADS_AT_ONCE = 16;
/** After this time without a request Google ends an instance. */
const IDLE_MS = 15 * 60_000;
const SECRET = 'a secret of this test';

export interface SimulatedProduction {
  /** Saves a vehicle at a time in milliseconds from the start. */
  saveAt(time: number, id: string, price: number): void;
  /** Runs everything in the order of its time, without waiting. */
  run(): Promise<void>;
  /** Milliseconds from each save to the release that shows it. */
  delays: number[];
  releases(): number;
}

/** The functions and the publisher on a clock that advances by what each step takes in production. */
export function simulateProduction(small: SmallPublisher): SimulatedProduction {
  const start = Date.parse('2026-11-22T08:00:00Z');
  const agenda: { at: number; run: () => Promise<void> }[] = [];
  const waiting: { saved: number; revision: number }[] = [];
  const delays: number[] = [];
  const scheduled = new Set<number>();
  let [now, spent, uploads, releases, busyUntil, lastRequest] = [start, 0, 0, 0, 0, 0];
  let publisher: Publisher | null = null;
  const at = (time: number, run: () => Promise<void>) => agenda.push({ at: time, run });

  /** Every call takes its time; the bytes really go to the emulator. */
  const client = Object.fromEntries(
    Object.entries(small.client).map(([name, call]) => [
      name,
      (...args: never[]) => {
        if (name === 'release') releases += 1;
        if (name === 'upload') uploads += 1;
        if (name !== 'upload' || uploads % UPLOADS_AT_ONCE === 1) {
          spent += Reflect.get(LATENCY, name) ?? LATENCY.otherCall;
        }
        return (call as (...args: never[]) => unknown)(...args);
      },
    ]),
  ) as unknown as HostingClient;

  function deps(): RetryDeps {
    return {
      db: small.firestore,
      now: () => new Date(now),
      quietMs: DEFAULT_QUIET_SECONDS * 1000,
      mailWebmaster: async () => {},
      async schedule(time) {
        // As the queue: one task a second, by its name.
        const second = Math.floor(time.getTime() / 1000) + 1;
        if (scheduled.has(second)) return;
        scheduled.add(second);
        at(second * 1000 + LATENCY.dispatch, runTask);
      },
    };
  }

  async function runTask(): Promise<void> {
    // One task at a time, and it waits until the site is published.
    if (now < busyUntil) {
      at(busyUntil + LATENCY.dispatch, runTask);
      return;
    }
    await startBuildIfDue({ ...deps(), callWebhook: publish });
  }

  async function publish(request: BuildRequest): Promise<null> {
    const isCold = publisher === null || now - lastRequest > IDLE_MS;
    if (isCold) {
      const states = openStateObjects(small.bucket);
      publisher = createPublisher({ ...small.options(), client, states, now: () => new Date(now) });
    }
    [spent, uploads] = [LATENCY.render + (isCold ? LATENCY.coldStart : 0), 0];
    const result = await publisher?.publish(request);
    if (!result?.ok) throw new Error(JSON.stringify(result));
    const live = now + spent;
    [busyUntil, lastRequest] = [live + LATENCY.otherCall, live];
    at(busyUntil, async () => {
      const body = Buffer.from(JSON.stringify(buildReportOf(request, result)));
      const headers = { [SIGNATURE_HEADER]: signBody(body, SECRET) };
      await receiveBuildReport(
        {
          method: 'POST',
          path: '/',
          query: new URLSearchParams(),
          headers,
          body,
          address: '192.0.2.1',
        },
        { ...deps(), webhookSecret: SECRET },
      );
    });
    for (const { saved, revision } of waiting) {
      if (revision <= request.revision) delays.push(live - saved);
    }
    waiting.splice(
      0,
      waiting.length,
      ...waiting.filter(({ revision }) => revision > request.revision),
    );
    return null;
  }

  async function save(id: string, price: number): Promise<void> {
    const saved = now;
    const { id: _, ...after } = aVehicle({ id, price });
    const before = (await small.firestore.doc(`vehicles/${id}`).get()).data();
    await small.firestore.doc(`vehicles/${id}`).set(after);
    at(now + LATENCY.trigger, async () => {
      const change = {
        eventId: `${saved}-${id}`,
        collection: 'vehicles',
        id,
        before,
        after,
      } as const;
      await documentChanged(change, deps());
      const state = await small.firestore.doc('system/publishing').get();
      waiting.push({ saved, revision: Number(state.get('requested')) });
    });
  }

  return {
    delays,
    releases: () => releases,
    saveAt: (time, id, price) => at(start + time, () => save(id, price)),
    async run() {
      for (let guard = 0; agenda.length > 0 && guard < 100_000; guard += 1) {
        agenda.sort((a, b) => a.at - b.at);
        const next = agenda.shift();
        now = Math.max(now, next?.at ?? now);
        await next?.run();
      }
    },
  };
}
