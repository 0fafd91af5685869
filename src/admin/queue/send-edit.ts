import { ServiceError } from '#firebase/service/service-error.ts';
import { isUnchanged, type RecordDefinition } from '../record/define-record.ts';
import type { RecordValues, SaveOutcome } from '../record/types.ts';
import type { StoredEdit } from './edits.ts';

/** How long staff wait for an answer before a save counts as one without a connection. */
const PATIENCE_MS = 15_000;

/**
 * Saves an edit as it was typed. Values that an earlier attempt saved without an answer are not a
 * conflict. Throws `offline` where no answer comes; a save that arrives after all is harmless,
 * since each names the version that it is based on.
 */
export async function sendEdit<V extends RecordValues>(
  record: RecordDefinition<V>,
  { editing, values, reason, tried }: StoredEdit,
): Promise<SaveOutcome<V>> {
  const save = (target: typeof editing) =>
    answerInTime(record.save(target as typeof target & { base: V }, values as V, { reason }));
  const outcome = await save(editing);
  if (outcome.kind !== 'conflict') return outcome;
  const { theirs, version } = outcome;
  const isOurs = tried.some((earlier) =>
    isUnchanged(record.validate(earlier as V), record.validate(theirs)),
  );
  return isOurs ? save({ ...editing, exists: true, base: theirs, version }) : outcome;
}

function answerInTime<T>(answer: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new ServiceError('offline', 'No answer.')), PATIENCE_MS);
  });
  return Promise.race([answer, late]);
}
