import * as fc from 'fast-check';
import type { Firestore } from 'firebase-admin/firestore';
import { contentOf } from '#domain/history/field-changes.ts';
import { writeRevision } from '#firebase/documents/history.ts';
import { writeTrashed } from '#firebase/documents/trash.ts';
import { updateVersion, type Writer } from '#firebase/documents/versioned.ts';
import { recordChange } from '#functions/src/history/record-change.ts';

/** Three members of staff who edit two vehicles: their steps, and the states that must result. */

export const PEOPLE = ['anna', 'bo', 'mette'] as const;
type Person = (typeof PEOPLE)[number];

const record = fc.nat({ max: 1 });
const person = fc.constantFrom(...PEOPLE);

/** `open` reads the form that a later `save` of the same person starts from, however old it is. */
export const step = fc.oneof(
  fc.record({ kind: fc.constant('open' as const), person, record }),
  fc.record({ kind: fc.constant('save' as const), person, record, price: fc.nat({ max: 9 }) }),
  fc.record({ kind: fc.constant('bulk' as const), person, price: fc.nat({ max: 9 }) }),
  fc.record({ kind: fc.constant('trash' as const), person, record }),
  fc.record({ kind: fc.constant('restore' as const), person, record }),
  fc.record({ kind: fc.constant('revert' as const), person, record, back: fc.nat({ max: 3 }) }),
);
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

type Data = Record<string, unknown>;
export interface Change {
  collection: 'vehicles';
  id: string;
  before: Data | undefined;
  after: Data | undefined;
}

/** The outcome of the steps: every state of each vehicle, and the changes as events report them. */
export interface Outcome {
  /** By vehicle, each state that was stored, oldest first. */
  states: Data[][];
  changes: Change[];
  /** Saves of an old form that were refused. */
  conflicts: number;
}

/** Runs steps against the emulator with the client code of the admin, one after the other. */
export async function work(
  steps: readonly Step[],
  ids: readonly [string, string],
  writers: Record<Person, Writer>,
  db: Firestore,
): Promise<Outcome> {
  const states: Data[][] = [[], []];
  const changes: Change[] = [];
  const forms = new Map<string, number>();
  let conflicts = 0;
  const latest = (at: number) => states[at]?.at(-1) as Data;
  for (const at of [0, 1]) states[at]?.push((await read(db, ids[at] as string)) as Data);

  /** Records a new state, if there is one, with its event. */
  async function note(at: number): Promise<void> {
    const after = (await read(db, ids[at] as string)) as Data;
    const before = latest(at);
    if (after['version'] === before['version']) return;
    states[at]?.push(after);
    changes.push({ collection: 'vehicles', id: ids[at] as string, before, after });
    // A revert reads revisions, which the event of an earlier step has written.
    await recordChange(changes.at(-1) as Change, { db });
  }

  async function save(who: Person, at: number, version: number, price: number): Promise<void> {
    const result = await updateVersion(writers[who], 'vehicles', ids[at] as string, version, {
      price,
    });
    if (result.kind === 'conflict') conflicts += 1;
    if (result.kind === 'saved' && version !== latest(at)['version']) {
      throw new Error(`The old form of ${who} overwrote a newer version.`);
    }
    await note(at);
  }

  for (const one of steps) {
    const writer = writers[one.person];
    if (one.kind === 'bulk') {
      for (const at of [0, 1]) await save(one.person, at, Number(latest(at)['version']), one.price);
      continue;
    }
    const at = one.record;
    const id = ids[at] as string;
    const form = `${one.person} ${at}`;
    if (one.kind === 'open') forms.set(form, Number(latest(at)['version']));
    if (one.kind === 'save') await save(one.person, at, forms.get(form) ?? 1, one.price);
    if (one.kind === 'trash') await writeTrashed(writer, 'vehicles', id, true);
    if (one.kind === 'restore') await writeTrashed(writer, 'vehicles', id, false);
    if (one.kind === 'revert') {
      const version = Math.max(1, Number(latest(at)['version']) - one.back);
      await writeRevision(writer, 'vehicles', id, version);
    }
    if (one.kind !== 'open' && one.kind !== 'save') await note(at);
  }
  return { states, changes, conflicts };
}

/** What a revision of a state must hold. */
export function expectedRevision(state: Data) {
  return { version: state['version'], by: state['updated_by'] ?? null, fields: contentOf(state) };
}

async function read(db: Firestore, id: string): Promise<Data | undefined> {
  return (await db.collection('vehicles').doc(id).get()).data();
}
