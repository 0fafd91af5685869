import { invalidArgument } from '#emulator/wire/status-error.ts';
import type { Write } from './write.ts';

/**
 * Throws for writes to one document that production refuses in one commit, whatever is stored. It
 * merges them into one change with the precondition of the first: a later write may therefore only
 * state what the earlier ones already imply.
 */
export function checkWritesTogether(writes: readonly Write[]): void {
  const first = new Map<string, Write>();
  const last = new Map<string, Write>();
  for (const write of writes) {
    const { path } = write;
    const before = last.get(path);
    if (before !== undefined) {
      checkPair(before, write);
      checkVersions(first.get(path) ?? before, write);
    } else {
      first.set(path, write);
    }
    last.set(path, write);
  }
}

function checkPair(before: Write, write: Write): void {
  const { exists, updateTime } = write.precondition;
  const isDeleted = before.kind === 'delete';
  const fits =
    before.kind !== 'verify' &&
    write.kind !== 'verify' &&
    (exists === undefined || exists !== isDeleted) &&
    (updateTime === undefined || !isDeleted || write.kind === 'delete');
  if (fits) return;
  throw invalidArgument(
    `Cannot ${verb(before)} then ${verb(write)} a document in the same request: "${write.path}".`,
  );
}

function checkVersions(first: Write, write: Write): void {
  const { updateTime } = write.precondition;
  if (updateTime === undefined || updateTime === first.precondition.updateTime) return;
  throw invalidArgument(
    `Writes to one document require different versions of it: "${write.path}".`,
  );
}

function verb({ kind, precondition }: Write): string {
  if (kind !== 'set') return kind;
  if (precondition.exists === false) return 'create';
  return precondition.exists || precondition.updateTime ? 'update' : 'set';
}
