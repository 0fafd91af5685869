import { type Database, inTransaction } from '#emulator/shared/database.ts';
import type { EmulatorEvent } from '#emulator/shared/events.ts';

/** What a function is called with. */
export type Payload =
  | { kind: 'event'; event: Record<string, unknown> }
  | {
      kind: 'task';
      id: string;
      body: string;
      headers: Record<string, string>;
      scheduledFor: number;
    }
  | { kind: 'schedule'; scheduledFor: number };

/** One pending call of a function, stored until it succeeds or is given up. */
export interface Delivery {
  id: number;
  functionName: string;
  payload: Payload;
  attempts: number;
  /** How often the process died during it. */
  losses: number;
  firstTriedAt: number | null;
}

export interface NewDelivery {
  functionName: string;
  payload: Payload;
  dueAt: number;
  /** Unique; tasks only. */
  taskName?: string;
}

export interface Outbox {
  add(delivery: NewDelivery): void;
  /** The earliest due delivery that is not running and whose function is not blocked. */
  nextDue(now: number, running: number[], blocked: string[]): Delivery | null;
  /** When the next waiting delivery becomes due. */
  nextDueAt(running: number[], blocked: string[]): number | null;
  /** Removes a delivery that succeeded or was given up; a task's name stays reserved. */
  remove(id: number): void;
  postpone(delivery: Delivery, dueAt: number): void;
  /** Whether a task has this name, or had it within the last hour. */
  isTaskNameTaken(taskName: string): boolean;
  /** False where there is no such task. */
  removeTask(taskName: string): boolean;
  /** Stores an event until the functions are loaded. */
  storeEvent(event: EmulatorEvent): void;
  takeEvents(): EmulatorEvent[];
  /** Removes all deliveries, names of tasks and events. */
  clear(): void;
}

/** How long Cloud Tasks reserves the name of a finished task. */
const NAME_TAKEN_MS = 60 * 60 * 1000;

/** The index has the functions: thousands of deliveries of busy ones are passed over without their payloads. */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS functions_deliveries (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    function TEXT NOT NULL,
    task_name TEXT UNIQUE,
    payload TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    losses INTEGER NOT NULL DEFAULT 0,
    first_tried_at INTEGER,
    due_at INTEGER NOT NULL
  );
  DROP INDEX IF EXISTS functions_deliveries_due;
  CREATE INDEX IF NOT EXISTS functions_deliveries_next ON functions_deliveries (due_at, id, function);
  CREATE TABLE IF NOT EXISTS functions_task_names (
    task_name TEXT PRIMARY KEY,
    taken_until INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS functions_events (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    event TEXT NOT NULL
  )`;

/** The outbox in SQLite, filled in the same transactions as the changes themselves. */
export function openOutbox(database: Database): Outbox {
  database.exec(SCHEMA);
  const insert = database.prepare(
    'INSERT INTO functions_deliveries (function, task_name, payload, due_at) VALUES (?, ?, ?, ?)',
  );
  const selectDue = database.prepare(
    `SELECT * FROM functions_deliveries WHERE due_at <= ?
       AND id NOT IN (SELECT value FROM json_each(?))
       AND function NOT IN (SELECT value FROM json_each(?))
     ORDER BY due_at, id LIMIT 1`,
  );
  const selectDueAt = database.prepare(
    `SELECT min(due_at) AS due_at FROM functions_deliveries
     WHERE id NOT IN (SELECT value FROM json_each(?))
       AND function NOT IN (SELECT value FROM json_each(?))`,
  );
  const remove = database.prepare(
    'DELETE FROM functions_deliveries WHERE id = ? RETURNING task_name',
  );
  const update = database.prepare(
    `UPDATE functions_deliveries
     SET attempts = ?, losses = ?, first_tried_at = ?, due_at = ? WHERE id = ?`,
  );
  const selectTask = database.prepare(
    `SELECT 1 FROM functions_deliveries WHERE task_name = ?1
     UNION ALL SELECT 1 FROM functions_task_names WHERE task_name = ?1 AND taken_until > ?2`,
  );
  const takeName = database.prepare(
    `INSERT INTO functions_task_names (task_name, taken_until) VALUES (?, ?)
     ON CONFLICT (task_name) DO UPDATE SET taken_until = excluded.taken_until`,
  );
  const freeNames = database.prepare('DELETE FROM functions_task_names WHERE taken_until <= ?');
  const removeTask = database.prepare('DELETE FROM functions_deliveries WHERE task_name = ?');
  const insertEvent = database.prepare('INSERT INTO functions_events (event) VALUES (?)');
  const takeEvents = database.prepare('DELETE FROM functions_events RETURNING id, event');

  const reserveName = (taskName: string) => {
    freeNames.run(Date.now());
    takeName.run(taskName, Date.now() + NAME_TAKEN_MS);
  };

  return {
    add: ({ functionName, payload, dueAt, taskName }) =>
      void insert.run(functionName, taskName ?? null, JSON.stringify(payload), Math.ceil(dueAt)),
    nextDue: (now, running, blocked) => {
      const row = selectDue.get(now, JSON.stringify(running), JSON.stringify(blocked));
      return row === undefined ? null : readDelivery(row);
    },
    nextDueAt: (running, blocked) => {
      const row = selectDueAt.get(JSON.stringify(running), JSON.stringify(blocked));
      const dueAt = row?.['due_at'];
      return typeof dueAt === 'number' ? dueAt : null;
    },
    remove: (id) =>
      inTransaction(database, () => {
        const taskName = remove.get(id)?.['task_name'];
        if (typeof taskName === 'string') reserveName(taskName);
      }),
    postpone: ({ id, attempts, losses, firstTriedAt }, dueAt) =>
      void update.run(attempts, losses, firstTriedAt, Math.ceil(dueAt), id),
    isTaskNameTaken: (taskName) => selectTask.get(taskName, Date.now()) !== undefined,
    removeTask: (taskName) =>
      inTransaction(database, () => {
        const found = removeTask.run(taskName).changes > 0;
        if (found) reserveName(taskName);
        return found;
      }),
    storeEvent: (event) => void insertEvent.run(JSON.stringify(event)),
    takeEvents: () =>
      takeEvents
        .all()
        .toSorted((a, b) => Number(a['id']) - Number(b['id']))
        .map((row) => JSON.parse(String(row['event'])) as EmulatorEvent),
    clear: () =>
      inTransaction(database, () => {
        for (const table of ['functions_deliveries', 'functions_task_names', 'functions_events']) {
          database.exec(`DELETE FROM ${table}`);
        }
      }),
  };
}

function readDelivery(row: Record<string, unknown>): Delivery {
  return {
    id: Number(row['id']),
    functionName: String(row['function']),
    payload: JSON.parse(String(row['payload'])) as Payload,
    attempts: Number(row['attempts']),
    losses: Number(row['losses']),
    firstTriedAt: row['first_tried_at'] === null ? null : Number(row['first_tried_at']),
  };
}
