import { type Database, inTransaction } from '../../shared/database.ts';
import type { EmulatorEvent, EventSink } from '../../shared/events.ts';
import type { Outbox } from '../delivery/outbox.ts';
import type { FunctionSpec } from '../specification/function-spec.ts';
import { cloudEventFor } from './cloud-event.ts';

export interface StoredEvents {
  sink: EventSink;
  /** Gives the events that came before the functions were known to those that want them. */
  release(): void;
}

export interface StoredEventsOptions {
  database: Database;
  outbox: Outbox;
  projectId: string;
  /** Null until the functions are loaded. */
  specs: () => ReadonlyMap<string, FunctionSpec> | null;
  wake: () => void;
}

/** Puts each event into the outbox of every function that listens to it. */
export function createEventSink(options: StoredEventsOptions): StoredEvents {
  const { database, outbox, projectId, specs, wake } = options;

  const fanOut = (event: EmulatorEvent, known: ReadonlyMap<string, FunctionSpec>) => {
    for (const spec of known.values()) {
      const cloudEvent = cloudEventFor(spec, event, projectId);
      if (cloudEvent === null) continue;
      outbox.add({
        functionName: spec.name,
        payload: { kind: 'event', event: cloudEvent },
        dueAt: Date.now(),
      });
    }
  };

  return {
    sink: {
      record: (event) => {
        const known = specs();
        if (known === null) outbox.keepEvent(event);
        else fanOut(event, known);
      },
      wake,
    },
    release: () => {
      const known = specs();
      if (known === null) return;
      inTransaction(database, () => {
        for (const event of outbox.takeEvents()) fanOut(event, known);
      });
    },
  };
}
