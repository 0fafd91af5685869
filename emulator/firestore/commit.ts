import type { Caller } from '../caller.ts';
import { type Database, inTransaction } from '../database.ts';
import { StatusError } from '../errors.ts';
import { type EventSink, NO_EVENTS } from '../events.ts';
import type { Access } from './access.ts';
import type { Documents } from './documents.ts';
import type { ResourceNames } from './path.ts';
import type { WriteMessage, WriteResult } from './requests.ts';
import type { CommitClock } from './timestamp.ts';
import type { DocumentState } from './value.ts';
import { applyWrite, checkPrecondition, parseWrite, sameFields, type Write } from './write.ts';

const MAX_BATCH = 500;

export interface Committed {
  commitTime: string;
  writeResults: WriteResult[];
}

export type BatchOutcome = { result: WriteResult } | { error: StatusError };

type Staged = Map<string, DocumentState | null>;

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
    const writeResults = writes.map((write) => this.#stage(caller, write, staged, commitTime));
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
      try {
        return { result: this.#stage(caller, write, staged, time) };
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

  #stage(caller: Caller, write: Write, staged: Staged, time: string): WriteResult {
    const { path } = write;
    const before = staged.get(path) ?? (staged.has(path) ? null : this.#documents.get(path));
    if (write.kind === 'verify') {
      this.#access.checkGet(caller, path, before, time);
      checkPrecondition(this.#names.name(path), write.precondition, before);
      return {};
    }
    const { after, transformResults } = applyWrite(write, before, time);
    this.#access.checkWrite(caller, path, before, after, time);
    checkPrecondition(this.#names.name(path), write.precondition, before);
    const unchanged = before !== null && after !== null && sameFields(before.fields, after);
    const createTime = before?.createTime ?? time;
    const version = after && { path, fields: after, createTime, updateTime: time };
    if (!unchanged) staged.set(path, version);
    return {
      ...(after !== null && { updateTime: unchanged ? before.updateTime : time }),
      ...(transformResults.length > 0 && { transformResults }),
    };
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
