import { type Database, inTransaction } from '../../shared/database.ts';
import { type EventSink, NO_EVENTS } from '../../shared/events.ts';
import type { Caller } from '../../wire/caller.ts';
import { StatusError } from '../../wire/status-error.ts';
import type { CommitClock } from '../../wire/timestamp.ts';
import type { DocumentState, Fields, Value } from '../../wire/value.ts';
import type { WriteMessage, WriteResult } from '../model/messages.ts';
import type { ResourceNames } from '../model/path.ts';
import type { Documents } from '../store/documents.ts';
import { type Access, rulesBatch } from './access.ts';
import { applyWrite, checkPrecondition, parseWrite, sameFields, type Write } from './write.ts';

const MAX_BATCH = 500;

export interface Committed {
  commitTime: string;
  writeResults: WriteResult[];
}

export type BatchOutcome = { result: WriteResult } | { error: StatusError };

type Staged = Map<string, DocumentState | null>;

/** A write with the document before and after it, and the results of its transforms. */
interface Step {
  write: Write;
  before: DocumentState | null;
  after: DocumentState | null;
  results: Value[];
}

/** Turns writes into new versions of documents: checked, made durable, then made visible. */
export class Committer {
  readonly #database: Database;
  readonly #documents: Documents;
  readonly #names: ResourceNames;
  readonly #clock: CommitClock;
  readonly #access: Access;
  readonly #events: EventSink;
  readonly #listeners = new Set<(changed: ReadonlySet<string>) => void>();

  constructor(parts: {
    database: Database;
    documents: Documents;
    names: ResourceNames;
    clock: CommitClock;
    access: Access;
    events: EventSink;
  }) {
    this.#database = parts.database;
    this.#documents = parts.documents;
    this.#names = parts.names;
    this.#clock = parts.clock;
    this.#access = parts.access;
    this.#events = parts.events;
  }

  /** All writes or none. */
  commit(caller: Caller, messages: WriteMessage[]): Committed {
    const writes = this.#parse(messages);
    const commitTime = this.#clock.next();
    const staged: Staged = new Map();
    const writeResults = this.#stage(caller, writes, staged, commitTime);
    this.#store(staged, commitTime);
    return { commitTime, writeResults };
  }

  /** Each write on its own: one that is refused does not hinder the others. */
  commitEach(caller: Caller, messages: WriteMessage[]): BatchOutcome[] {
    if (messages.length > MAX_BATCH) {
      throw new StatusError(
        'INVALID_ARGUMENT',
        `A batch has ${messages.length} writes; the maximum is ${MAX_BATCH}.`,
      );
    }
    const writes = this.#parse(messages);
    if (new Set(writes.map(({ path }) => path)).size < writes.length) {
      throw new StatusError('INVALID_ARGUMENT', 'A batch write names a document twice.');
    }
    const time = this.#clock.next();
    const staged: Staged = new Map();
    const outcomes = writes.map((write): BatchOutcome => {
      const own: Staged = new Map();
      try {
        const [result = {}] = this.#stage(caller, [write], own, time);
        for (const [path, after] of own) staged.set(path, after);
        return { result };
      } catch (error) {
        if (error instanceof StatusError) return { error };
        throw error;
      }
    });
    this.#store(staged, time);
    return outcomes;
  }

  /** Deletes every document, unseen by rules and functions. */
  clear(): void {
    const staged: Staged = new Map();
    for (const collection of this.#documents.collectionPaths()) {
      for (const { path } of this.#documents.collection(collection)) staged.set(path, null);
    }
    this.#store(staged, this.#clock.next(), NO_EVENTS);
  }

  /** Calls `listener` with the changed paths after each commit; returns how to stop it. */
  onCommit(listener: (changed: ReadonlySet<string>) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #parse(messages: WriteMessage[]): Write[] {
    return messages.map((message) => parseWrite(this.#names, message));
  }

  /** Applies writes to `staged`, asks the rules about all of them, and then their preconditions. */
  #stage(caller: Caller, writes: Write[], staged: Staged, time: string): WriteResult[] {
    const steps = writes.map((write): Step => {
      const before = this.#current(write.path, staged);
      if (write.kind === 'verify') return { write, before, after: before, results: [] };
      const { after: fields, transformResults: results } = applyWrite(write, before, time);
      const after = newVersion(write.path, before, fields, time);
      if (after !== before) staged.set(write.path, after);
      return { write, before, after, results };
    });
    this.#checkAccess(caller, steps, staged, time);
    return steps.map(({ write, before, after, results }) => {
      checkPrecondition(this.#names.name(write.path), write.precondition, before);
      return {
        ...(after !== null && write.kind !== 'verify' && { updateTime: after.updateTime }),
        ...(results.length > 0 && { transformResults: results }),
      };
    });
  }

  /**
   * The rules judge what a commit makes of each document, however many writes that takes. A write
   * that demands that its document is there, or is not, counts as an update or a create even when
   * that fails: so nobody learns from the refusal what they may not read.
   */
  #checkAccess(caller: Caller, steps: Step[], staged: Staged, time: string): void {
    const batch = rulesBatch((path) => this.#current(path, staged)?.fields ?? null);
    const judged = new Set<string>();
    for (const { write, before } of steps) {
      const { kind, path, precondition } = write;
      if (kind === 'verify') this.#access.checkGet(caller, path, before, time, batch);
      if (kind === 'verify' || judged.has(path)) continue;
      judged.add(path);
      const after = this.#current(path, staged)?.fields ?? null;
      const exists = precondition.exists ?? (precondition.updateTime ? true : before !== null);
      const method = after === null ? 'delete' : exists ? 'update' : 'create';
      this.#access.checkWrite(caller, { method, path, before, after, time }, batch);
    }
  }

  #current(path: string, staged: Staged): DocumentState | null {
    return staged.has(path) ? (staged.get(path) ?? null) : this.#documents.get(path);
  }

  #store(staged: Staged, time: string, events = this.#events): void {
    const changes = [...staged]
      .map(([path, after]) => ({ path, before: this.#documents.get(path), after }))
      .filter(({ before, after }) => before !== after);
    if (changes.length === 0) return;
    inTransaction(this.#database, () => {
      for (const { path, before, after } of changes) {
        this.#documents.persist(path, after);
        events.record({ kind: 'document', path, before, after, time });
      }
    });
    for (const { path, after } of changes) this.#documents.publish(path, after);
    const changed = new Set(changes.map(({ path }) => path));
    for (const listener of this.#listeners) listener(changed);
    events.wake();
  }
}

/** The version that a write makes; the old one where nothing changes, so its time stays, too. */
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
