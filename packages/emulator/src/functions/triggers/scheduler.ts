import { type Database, inTransaction } from '#emulator/shared/database.ts';
import type { Outbox } from '../delivery/outbox.ts';
import type { FunctionSpec } from '../specification/function-spec.ts';

export interface Scheduler {
  /** Schedules the functions of a newly loaded module. */
  begin(specs: ReadonlyMap<string, FunctionSpec>): void;
  stop(): void;
}

export interface SchedulerOptions {
  database: Database;
  outbox: Outbox;
  wake: () => void;
  log: (line: string) => void;
}

const LONGEST_TIMER_MS = 60_000;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS functions_schedules (
    function TEXT PRIMARY KEY,
    schedule TEXT NOT NULL,
    next_at INTEGER NOT NULL
  )`;

/**
 * Runs scheduled functions by the clock. The next time is stored: a run that was missed while the
 * emulator was stopped happens once, at the next start.
 */
export function createScheduler({ database, outbox, wake, log }: SchedulerOptions): Scheduler {
  database.exec(SCHEMA);
  const select = database.prepare('SELECT * FROM functions_schedules WHERE function = ?');
  const upsert = database.prepare(
    `INSERT INTO functions_schedules (function, schedule, next_at) VALUES (?, ?, ?)
     ON CONFLICT (function) DO UPDATE SET schedule = excluded.schedule, next_at = excluded.next_at`,
  );
  let scheduled: FunctionSpec[] = [];
  let timer: NodeJS.Timeout | undefined;

  const nextTime = ({ name, trigger }: FunctionSpec, now: number): number => {
    if (trigger.kind !== 'schedule') return Number.MAX_SAFE_INTEGER;
    const key = `${trigger.text} ${trigger.timeZone}`;
    const row = select.get(name);
    const stored = row?.['schedule'] === key ? Number(row['next_at']) : null;
    const nextAt = trigger.schedule.next(now);
    // A stored time lies behind the next one after now only where the clock was set back.
    if (stored !== null && stored <= nextAt) return stored;
    upsert.run(name, key, nextAt);
    return nextAt;
  };

  const runIfDue = (spec: FunctionSpec, now: number): void => {
    const { name, trigger } = spec;
    const dueAt = nextTime(spec, now);
    if (trigger.kind !== 'schedule' || dueAt > now) return;
    inTransaction(database, () => {
      outbox.add({
        functionName: name,
        payload: { kind: 'schedule', scheduledFor: dueAt },
        dueAt: now,
      });
      upsert.run(name, `${trigger.text} ${trigger.timeZone}`, trigger.schedule.next(now));
    });
    wake();
  };

  const tick = (): void => {
    clearTimeout(timer);
    if (scheduled.length === 0) return;
    let delay = LONGEST_TIMER_MS;
    try {
      const now = Date.now();
      for (const spec of scheduled) runIfDue(spec, now);
      const nextAt = Math.min(...scheduled.map((spec) => nextTime(spec, now)));
      delay = Math.min(delay, Math.max(1, nextAt - Date.now()));
    } catch (error) {
      log(`Scheduled functions cannot be run right now: ${String(error)}`);
    }
    timer = setTimeout(tick, delay);
  };

  return {
    begin: (specs) => {
      scheduled = [...specs.values()].filter((spec) => spec.trigger.kind === 'schedule');
      tick();
    },
    stop: () => clearTimeout(timer),
  };
}
