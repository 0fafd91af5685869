import { type Database, inTransaction } from '#emulator/shared/database.ts';
import { type EventSink, NO_EVENTS } from '#emulator/shared/events.ts';
import type { Caller } from '#emulator/wire/caller.ts';
import { invalidArgument, StatusError } from '#emulator/wire/status-error.ts';
import type { DocumentState, Fields, Value } from '#emulator/wire/value.ts';
import type { WriteMessage, WriteResult } from '../model/messages.ts';
import type { ResourceNames } from '../model/resource-names.ts';
import type { CommitClock } from '../store/commit-clock.ts';
import type { Documents } from '../store/documents.ts';
import { type Access, rulesBatch } from './access.ts';
import { checkWritesTogether } from './check-writes.ts';
import { parseWrite } from './parse-write.ts';
import { applyWrite, checkPrecondition, sameFields, type Write } from './write.ts';

const MAX_BATCH = 500;

export interface Committed {
  commitTime: string;
  writeResults: WriteResult[];
}

export type BatchOutcome = { result: WriteResult } | { error: StatusError };

type Staged = Map<string, DocumentState | null>;

/** A write, the document before and after it, and the results of its transforms. */
interface Step {
  write: Write;
  before: DocumentState | null;
  after: DocumentState | null;
  results: Value[];
}

export interface CommitterOptions {
  database: Database;
  documents: Documents;
  names: ResourceNames;
  clock: CommitClock;
  access: Access;
  events: EventSink;
}

type CommitListener = (changed: readonly string[]) => void;

/** Turns writes into new versions of documents: checked, made durable, then made visible. */
export interface Committer {
  /** All writes or none. */
  commit(caller: Caller, messages: WriteMessage[]): Committed;
  /** Each write on its own: a refused one does not affect the others. */
  commitEach(caller: Caller, messages: WriteMessage[]): BatchOutcome[];
  /** Deletes every document without checking rules and without triggering functions. */
  clear(): void;
  /** Calls `listener` with the changed paths after each commit, until the result is called. */
  onCommit(listener: CommitListener): () => void;
}

/** Commits writes to `documents` and records an event for each changed document. */
export function createCommitter(options: CommitterOptions): Committer {
  const { database, documents, names, clock, access } = options;
  const listeners = new Set<CommitListener>();

  const parseAll = (messages: WriteMessage[]) =>
    messages.map((message) => parseWrite(names, message));

  const current = (path: string, staged: Staged): DocumentState | null =>
    staged.has(path) ? (staged.get(path) ?? null) : documents.get(path);

  /**
   * The rules are checked once per document, on its state after all writes of the commit. A write
   * that requires its document to exist, or not to exist, counts as an update or a create even
   * when that fails: otherwise the refusal would reveal whether a document exists that the caller
   * may not read.
   */
  const checkAccess = (caller: Caller, steps: Step[], staged: Staged, time: string): void => {
    if (caller.kind === 'admin') return;
    const batch = rulesBatch((path) => current(path, staged)?.fields ?? null);
    const checked = new Set<string>();
    for (const { write, before } of steps) {
      const { kind, path, precondition } = write;
      if (kind === 'verify') access.checkGet(caller, path, before, time, batch);
      if (kind === 'verify' || checked.has(path)) continue;
      checked.add(path);
      const after = current(path, staged)?.fields ?? null;
      const exists = precondition.exists ?? (precondition.updateTime ? true : before !== null);
      const method = after === null ? 'delete' : exists ? 'update' : 'create';
      access.checkWrite(caller, { method, path, before, after, time }, batch);
    }
  };

  /** Applies writes to `staged`, checks all of them by the rules, then their preconditions. */
  const stage = (caller: Caller, writes: Write[], staged: Staged, time: string): WriteResult[] => {
    const steps = writes.map((write): Step => {
      const before = current(write.path, staged);
      if (write.kind === 'verify') return { write, before, after: before, results: [] };
      const { after: fields, transformResults: results } = applyWrite(write, before, time);
      const after = newVersion(write.path, before, fields, time);
      if (after !== before) staged.set(write.path, after);
      return { write, before, after, results };
    });
    checkAccess(caller, steps, staged, time);
    const checked = new Set<string>();
    return steps.map(({ write, before, after, results }) => {
      // Later writes to the document have preconditions that follow from the first.
      if (!checked.has(write.path)) {
        checkPrecondition(names.name(write.path), write.precondition, before);
      }
      checked.add(write.path);
      return {
        ...(after !== null && write.kind !== 'verify' && { updateTime: after.updateTime }),
        ...(results.length > 0 && { transformResults: results }),
      };
    });
  };

  const store = (staged: Staged, time: string, events: EventSink): void => {
    const changes = [...staged]
      .map(([path, after]) => ({ path, before: documents.get(path), after }))
      .filter(({ before, after }) => before !== after);
    if (changes.length === 0) return;
    const persisted = inTransaction(database, () =>
      changes.map(({ path, before, after }) => {
        events.record({ kind: 'document', database: names.databaseId, path, before, after, time });
        return { path, stored: documents.persist(path, after) };
      }),
    );
    for (const { path, stored } of persisted) documents.publish(path, stored);
    const changed = changes.map(({ path }) => path);
    for (const listener of listeners) listener(changed);
    events.wake();
  };

  /** Stages one write of a batch; joins `staged` only when it is not refused. */
  const stageAlone = (caller: Caller, write: Write, staged: Staged, time: string): BatchOutcome => {
    const own: Staged = new Map();
    try {
      const [result = {}] = stage(caller, [write], own, time);
      for (const [path, after] of own) staged.set(path, after);
      return { result };
    } catch (error) {
      if (error instanceof StatusError) return { error };
      throw error;
    }
  };

  return {
    commit(caller, messages) {
      const writes = parseAll(messages);
      checkWritesTogether(writes);
      const commitTime = clock.next();
      const staged: Staged = new Map();
      const writeResults = stage(caller, writes, staged, commitTime);
      store(staged, commitTime, options.events);
      return { commitTime, writeResults };
    },
    commitEach(caller, messages) {
      if (messages.length > MAX_BATCH) {
        throw invalidArgument(
          `A batch has ${messages.length} writes; the maximum is ${MAX_BATCH}.`,
        );
      }
      const writes = parseAll(messages);
      if (new Set(writes.map(({ path }) => path)).size < writes.length) {
        throw invalidArgument('A batch write names a document twice.');
      }
      const time = clock.next();
      const staged: Staged = new Map();
      const outcomes = writes.map((write) => stageAlone(caller, write, staged, time));
      store(staged, time, options.events);
      return outcomes;
    },
    clear() {
      const staged: Staged = new Map();
      for (const collection of documents.collectionPaths()) {
        for (const { path } of documents.collection(collection)) staged.set(path, null);
      }
      store(staged, clock.next(), NO_EVENTS);
    },
    onCommit(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The version that a write makes; the old one where nothing changes, so its update time stays. */
function newVersion(
  path: string,
  before: DocumentState | null,
  fields: Fields | null,
  time: string,
): DocumentState | null {
  if (fields === null) return null;
  if (before !== null && sameFields(before.fields, fields)) return before;
  return { path, fields, createTime: before?.createTime ?? time, updateTime: time };
}
