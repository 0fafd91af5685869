import { type Database, inTransaction } from '#emulator/shared/database.ts';
import type { EmulatorEvent, EventSink } from '#emulator/shared/events.ts';
import type { Outbox } from '../delivery/outbox.ts';
import type { FunctionSpec } from '../specification/function-spec.ts';
import { cloudEventFor } from './cloud-event.ts';

export interface StoredEvents {
  sink: EventSink;
  /** Delivers the events that were recorded before the functions were loaded. */
  deliverStored(specs: ReadonlyMap<string, FunctionSpec>): void;
}

export interface StoredEventsOptions {
  database: Database;
  outbox: Outbox;
  projectId: string;
  /** Null until the functions are loaded. */
  specs: () => ReadonlyMap<string, FunctionSpec> | null;
  wake: () => void;
}

/** Adds each event to the outbox, once for every function that it triggers. */
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
        if (known === null) outbox.storeEvent(event);
        else fanOut(event, known);
      },
      wake,
    },
    deliverStored: (loaded) =>
      inTransaction(database, () => {
        for (const event of outbox.takeEvents()) fanOut(event, loaded);
      }),
  };
}
