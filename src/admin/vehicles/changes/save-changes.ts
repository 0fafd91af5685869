import { reasonOf } from '#admin/feedback/reason.ts';
import { createSemaphore } from '#admin/images/upload/semaphore.ts';
import { PRICED_FIELDS } from '#domain/price-log/price-log.ts';
import { writeTogether } from '#firebase/documents/batch.ts';
import { ServiceError, serviceError } from '#firebase/service/service-error.ts';
import { fieldsToWrite, saveOne } from './save-one.ts';
import type { ChangeOutcome, VehicleChange } from './vehicle-change.ts';

/** Vehicles in one write: a refused one is repeated vehicle by vehicle. */
const TOGETHER = 10;
const AT_ONCE = 8;
/** Called with each change once its outcome is known. */
type OnOutcome = (change: VehicleChange, outcome: ChangeOutcome) => void;

/**
 * Saves many changes of vehicles; nothing that someone else saved meanwhile is overwritten. Throws
 * where the service does not answer or the session ends: then some changes have no outcome yet,
 * and calling it again with all of them does the rest. Why it is so: docs/why/many-vehicles.md.
 */
export async function saveChanges(
  changes: readonly VehicleChange[],
  onOutcome: OnOutcome,
): Promise<void> {
  const limited = createSemaphore(AT_ONCE);
  let stopped: unknown;
  const save = async (part: readonly VehicleChange[]) => {
    if (stopped === undefined) await savePart(part, onOutcome);
  };
  await Promise.all(
    partsOf(changes).map((part) =>
      limited(() => save(part)).catch((error: unknown) => {
        stopped ??= error;
      }),
    ),
  );
  if (stopped !== undefined) throw stopped;
}

async function savePart(part: readonly VehicleChange[], onOutcome: OnOutcome): Promise<void> {
  if (part.every(mayBeBlind) && (await saveTogether(part))) {
    for (const change of part) onOutcome(change, { kind: 'saved', version: change.version + 1 });
    return;
  }
  for (const change of part) onOutcome(change, await saveAlone(change));
}

/** Whether a change can be written without reading the stored vehicle first. */
function mayBeBlind({ before, after, reason }: VehicleChange): boolean {
  // A deletion is not judged by its version.
  if (after === null) return false;
  // An entry in the price log says what the stored vehicle costs, or what staff confirmed.
  return before === null || !(reason || PRICED_FIELDS.some((name) => name in after));
}

/** Whether all of them were saved; false where one of them was refused, and none was saved. */
async function saveTogether(part: readonly VehicleChange[]): Promise<boolean> {
  const written = part.map((change) => ({ ...change, fields: fieldsToWrite(change) }));
  try {
    await writeTogether('vehicles', {
      create: written.filter(({ before }) => before === null),
      update: written.filter(({ before }) => before !== null),
    });
    return true;
  } catch (cause) {
    if (endsTheRun(cause)) throw cause;
    return false;
  }
}

async function saveAlone(change: VehicleChange): Promise<ChangeOutcome> {
  try {
    return await saveOne(change);
  } catch (cause) {
    if (endsTheRun(cause)) throw cause;
    return { kind: 'failed', reason: reasonOf(serviceError(cause)).sentence };
  }
}

/** Without an answer or a session, every other change would fail as well. */
function endsTheRun(cause: unknown): boolean {
  return (
    cause instanceof ServiceError && (cause.problem === 'offline' || cause.problem === 'signed_out')
  );
}

function partsOf(changes: readonly VehicleChange[]): VehicleChange[][] {
  return Array.from({ length: Math.ceil(changes.length / TOGETHER) }, (_, part) =>
    changes.slice(part * TOGETHER, (part + 1) * TOGETHER),
  );
}
