import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type BuildReport, type Publishing, PublishingSchema } from '#domain/publishing.ts';
import {
  BUILD_LEASE_MS,
  decideBuild,
  hasUnknownDrift,
  MAX_WAIT_MS,
  onFailed,
  onReported,
  onRequested,
  onStarted,
  QUICK_ATTEMPTS,
  type RequestOptions,
  retryMs,
} from './state-machine.ts';

const START = Date.parse('2026-03-05T12:00:00Z');
const at = (seconds: number) => new Date(START + seconds * 1000);
const QUIET = 2_000;

function publishing(fields: Partial<Publishing> = {}): Publishing {
  return { ...v.parse(PublishingSchema, {}), ...fields };
}
const asked = (state: Publishing, seconds: number, options: RequestOptions = {}) => ({
  ...state,
  ...onRequested(state, at(seconds), options),
});
const uploaded = (state: Publishing, seconds: number) => asked(state, seconds, { upload: true });
const building = (state: Publishing, seconds: number) => ({
  ...state,
  ...onStarted(state, at(seconds)).changes,
});
const failed = (state: Publishing, seconds: number, revision: number, retryAfterMs?: number) => ({
  ...state,
  ...onFailed(
    state,
    revision,
    { reason: 'x', failure: 'technical', retryAfterMs },
    { now: at(seconds), quietMs: QUIET },
  ),
});
type Success = Extract<BuildReport, { ok: true }>;
const ok = (revision: number): Success => ({
  ok: true,
  revision,
  release: `r${revision}`,
  vehicles: 3,
  pages: 9,
  rejected: [],
});

describe('what a release tells staff', () => {
  const changes = { changed: 7, removed: 0, page: '/car/golf' };
  const edited = (state: Publishing, seconds: number, id: string) =>
    asked(state, seconds, { page: `/car/${id}` });
  const reported = (state: Publishing, seconds: number, revision: number) => ({
    ...state,
    ...onReported(state, { ...ok(revision), changes } as Success, at(seconds)),
  });

  it('the build gets the page edited last, and its seconds are those since the last save', () => {
    const state = edited(edited(publishing(), 0, 'volvo'), 1, 'golf');
    expect(onStarted(state, at(3)).request).toMatchObject({ page: '/car/golf' });
    expect(reported(building(state, 3), 3.44, 2)).toMatchObject({
      changes,
      seconds: 2.4,
      edited_page: null,
      saved_at: null,
    });
  });

  it('the seconds of a build that failed at first begin at the save', () => {
    const first = building(edited(publishing(), 0, 'golf'), 2);
    const again = building(failed(first, 3, 1), 10);
    expect(again.edited_page).toBe('/car/golf');
    expect(reported(again, 11, 1).seconds).toBe(11);
  });

  it('an edit during a build keeps its page for the next build', () => {
    const state = edited(building(edited(publishing(), 0, 'volvo'), 2), 3, 'golf');
    expect(reported(state, 4, 1)).toMatchObject({ seconds: 4, edited_page: '/car/golf' });
    expect(reported(building(reported(state, 4, 1), 5), 6, 2).seconds).toBe(3);
  });

  it('drift stays recorded until a full render finds none', () => {
    const drift = [{ path: '/', before: 'a'.repeat(64), after: 'b'.repeat(64) }];
    const report = (state: Publishing, revision: number, found?: typeof drift) => {
      const next = building(asked(state, revision), revision);
      const sent = { ...ok(revision), drift: found } as Success;
      return { ...next, ...onReported(next, sent, at(revision)) };
    };
    const found = report(publishing(), 1, drift);
    expect(hasUnknownDrift(found)).toBe(true);
    const edited = report({ ...found, drift_mailed_at: at(1) }, 2);
    expect([edited.drift, hasUnknownDrift(edited)]).toEqual([drift, false]);
    expect(report(edited, 3, []).drift).toEqual([]);
  });
});

describe('the decision to start a build', () => {
  it('a build waits for a quiet period after an edit', () => {
    const state = asked(publishing(), 0);
    expect(decideBuild(state, at(1), QUIET)).toEqual({ do: 'wait', until: at(2) });
    expect(decideBuild(state, at(2), QUIET)).toEqual({ do: 'build' });
  });

  it('a build waits for the last edit of a burst, up to the longest wait', () => {
    let state = publishing();
    for (let second = 0; second <= 119; second += 1) state = asked(state, second);
    expect(decideBuild(state, at(119), QUIET)).toEqual({
      do: 'wait',
      until: at(MAX_WAIT_MS / 1000),
    });
    expect(decideBuild(asked(state, 120), at(120), QUIET)).toEqual({ do: 'build' });
  });

  it('images that become ready one after another delay no edit', () => {
    let state = publishing();
    for (let second = 0; second <= 30; second += 1) state = uploaded(state, second);
    expect(decideBuild(state, at(30), QUIET)).toEqual({ do: 'wait', until: at(33) });
    state = asked(state, 31);
    for (let second = 31; second <= 33; second += 1) state = uploaded(state, second);
    expect(decideBuild(state, at(32), QUIET)).toEqual({ do: 'wait', until: at(33) });
    expect(decideBuild(state, at(33), QUIET)).toEqual({ do: 'build' });
  });

  it('images wait for each other again once a build has begun for an edit', () => {
    const running = uploaded(building(asked(publishing(), 0), 2), 3);
    const state = { ...running, ...onReported(running, ok(1), at(5)) };
    expect(decideBuild(uploaded(state, 6), at(7), QUIET)).toEqual({ do: 'wait', until: at(9) });
  });

  it('no build starts when the requested revision is already built', () => {
    expect(decideBuild(publishing({ requested: 4, built: 4 }), at(0), QUIET)).toEqual({
      do: 'nothing',
    });
  });

  it('no second build starts until the lease of the running build has expired', () => {
    const state = building(asked(publishing(), 0), 2);
    const end = new Date(at(2).getTime() + BUILD_LEASE_MS);
    expect(decideBuild(state, at(60), QUIET)).toEqual({ do: 'wait', until: end });
    expect(decideBuild(state, end, QUIET)).toEqual({ do: 'build' });
  });

  it('a build that failed is tried again at its time, or after the next edit', () => {
    const state = failed(building(asked(publishing(), 0), 2), 3, 1);
    expect(decideBuild(state, at(4), QUIET)).toEqual({ do: 'wait', until: at(5) });
    expect(decideBuild(state, at(5), QUIET)).toEqual({ do: 'build' });
    const tired = failed({ ...building(state, 5), attempts: 200 }, 6, 1);
    expect(decideBuild(tired, at(7), QUIET)).toEqual({ do: 'wait', until: at(906) });
    expect(decideBuild(asked(tired, 7), at(9), QUIET)).toEqual({ do: 'build' });
  });

  it('a build is tried again when Hosting said, and after 15 minutes at the latest', () => {
    const state = building(asked(publishing(), 0), 2);
    expect(failed(state, 3, 1, 60_000).retry_at).toEqual(at(63));
    expect(failed(state, 3, 1, 500).retry_at).toEqual(at(5));
    expect(failed(state, 3, 1, 86_400_000).retry_at).toEqual(at(903));
  });
});

describe('the report of a build', () => {
  it('the report of a successful build marks its revision as published', () => {
    const state = building(asked(publishing(), 0), 2);
    expect(onReported(state, ok(1), at(8))).toMatchObject({
      state: 'published',
      built: 1,
      building: null,
      published_at: at(8),
      release: 'r1',
      error: null,
    });
  });

  it('an edit during a build leads to another build', () => {
    const state = asked(building(asked(publishing(), 0), 2), 4);
    const after = { ...state, ...onReported(state, ok(1), at(8)) };
    expect(after).toMatchObject({ state: 'requested', built: 1 });
    expect(decideBuild(after, at(8), QUIET)).toEqual({ do: 'build' });
  });

  it('a build report is ignored when it is old, repeated or for a revision that nobody requested', () => {
    const state = publishing({ requested: 5, built: 4, building: 5 });
    expect(onReported(state, ok(4), at(0))).toBeNull();
    expect(onReported(state, ok(6), at(0))).toBeNull();
    expect(failed(state, 0, 4)).toEqual(state);
  });

  it('a failed build stores the reason and changes nothing about the live release', () => {
    const state = building(asked(publishing({ requested: 1, built: 1, release: 'r1' }), 0), 2);
    const changes = onFailed(
      state,
      2,
      { reason: 'For tom', failure: 'stock_shrank' },
      { now: at(8), quietMs: QUIET },
    );
    expect({ ...state, ...changes }).toMatchObject({
      state: 'failed',
      error: 'For tom',
      failure: 'stock_shrank',
      built: 1,
      release: 'r1',
      building: null,
    });
  });

  it('the report of an earlier build does not end the running build', () => {
    const state = publishing({ requested: 5, built: 3, building: 5, building_since: at(0) });
    expect(failed(state, 1, 4)).toEqual(state);
    expect(onReported(state, ok(4), at(1))).toMatchObject({ state: 'building', built: 4 });
  });
});

describe('the options full and force', () => {
  it('the options full and force reach the build and are cleared after it', () => {
    const state = publishing();
    const wished = { ...state, ...onRequested(state, at(0), { full: true, force: true }) };
    expect(onStarted(asked(wished, 1), at(3)).request).toEqual({
      revision: 2,
      full: true,
      force: true,
    });
    const after = onReported(building(wished, 3), ok(1), at(5));
    expect(after).toMatchObject({ full: false, force: false });
  });

  const FORCED = { full: true, force: true };
  const ended = (state: Publishing, seconds: number, report: Success) => ({
    ...state,
    ...onReported(state, report, at(seconds)),
  });

  it('an edit during a forced build is published by a build that is not forced', () => {
    const edited = asked(building(asked(publishing(), 0, FORCED), 2), 3);
    const after = ended(edited, 5, ok(1));
    expect(onStarted(after, at(6)).request).toEqual({ revision: 2, full: false, force: false });
  });

  it('a forced build that failed or was lost is forced again, with the edits since', () => {
    const edited = asked(building(asked(publishing(), 0, FORCED), 2), 3);
    expect(onStarted(failed(edited, 5, 1), at(6)).request).toMatchObject(FORCED);
    const late = BUILD_LEASE_MS / 1000 + 9;
    expect(onStarted(edited, at(late)).request).toMatchObject(FORCED);
    const again = ended(building(edited, late), late + 1, ok(2));
    expect(again).toMatchObject({ full: false, force: false, building_force: false });
  });

  it('a build that is forced while another runs is forced once that one has ended', () => {
    const state = asked(building(asked(publishing(), 0), 2), 3, FORCED);
    expect(onStarted(ended(state, 5, ok(1)), at(6)).request).toMatchObject(FORCED);
  });
});

describe('the delay after a failed build', () => {
  it('the delay after a failed build doubles eight times, and is 15 minutes from then on', () => {
    expect([1, 2, 3, 7, 8, 9, 200].map((attempts) => retryMs(attempts, QUIET))).toEqual([
      2_000, 4_000, 8_000, 128_000, 900_000, 900_000, 900_000,
    ]);
    expect(retryMs(QUICK_ATTEMPTS - 1, 60_000)).toBe(900_000);
  });

  it('a failed build is retried after at least one second, even without a quiet period', () => {
    expect([1, 2, 3].map((attempts) => retryMs(attempts, 0))).toEqual([1_000, 2_000, 4_000]);
  });

  it.each([3, 20, 180])(
    'an edit is public within 15 minutes after %s minutes without Hosting',
    (outage) => {
      let state = asked(publishing(), 0);
      let calls = 0;
      let published: number | null = null;
      for (let second = 0; second < (outage + 30) * 60 && published === null; second += 1) {
        if (decideBuild(state, at(second), QUIET).do !== 'build') continue;
        calls += 1;
        state = building(state, second);
        const isBack = second >= outage * 60;
        if (isBack) published = second;
        state = isBack
          ? { ...state, ...onReported(state, ok(1), at(second + 1)) }
          : failed(state, second + 1, 1);
      }
      const minutes = ((published ?? Number.POSITIVE_INFINITY) / 60).toFixed(1);
      console.log(
        `${outage} min without Hosting: visitors saw the old price for ${minutes} min, ${calls} attempts.`,
      );
      expect(Number(minutes)).toBeLessThanOrEqual(outage + 15.1);
      expect(state.built).toBe(1);
    },
  );
});
