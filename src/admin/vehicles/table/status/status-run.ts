import { notifySuccess } from '#admin/feedback/notify.ts';
import { $toasts, dismissToast } from '#components/ui/toast-store.ts';
import { showToast } from '#components/ui/toasts.ts';
import { adminCopy, statusCopy } from '#copy/admin/shell.ts';
import { vehicleToastCopy as toasts } from '#copy/admin/vehicle.ts';
import { vehicleName } from '#copy/labels.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

const ACTION_MS = 12_000;

/** A vehicle before and after its status was changed. */
export interface StatusChange {
  before: Vehicle;
  after: Vehicle;
}

/** The changes that the toast on screen can undo, by the id of their vehicle. */
let run = new Map<string, StatusChange>();
let toastId: number | null = null;

/**
 * Reports a saved change in one toast with those before it whose toast is still on screen, and
 * offers to undo all of them. `undo` returns whether it succeeded.
 */
export function reportStatusChange(
  change: StatusChange,
  undo: (change: StatusChange) => Promise<boolean>,
): void {
  if (!$toasts.get().some(({ id }) => id === toastId)) run = new Map();
  else if (toastId !== null) dismissToast(toastId);
  run = addChange(run, change);
  const changes = [...run.values()];
  const [only] = changes;
  const description = only && changes.length === 1 ? oneChanged(only) : manyChanged(changes);
  const undoable = changes.length > 0;
  showToast({
    title: toasts.updated,
    description,
    duration: ACTION_MS,
    action: undoable
      ? {
          label: changes.length === 1 ? adminCopy.undo : toasts.undoAll,
          run: () => void undoAll(changes, undo),
        }
      : undefined,
  });
  toastId = $toasts.get().at(-1)?.id ?? null;
}

/** The run with one more change; a vehicle that has its first status again is no longer in it. */
export function addChange(
  changes: ReadonlyMap<string, StatusChange>,
  { before, after }: StatusChange,
): Map<string, StatusChange> {
  const next = new Map(changes);
  const first = changes.get(before.id)?.before ?? before;
  // Last in the order of the map, as it is the latest.
  next.delete(before.id);
  if (first.status !== after.status) next.set(before.id, { before: first, after });
  return next;
}

async function undoAll(
  changes: readonly StatusChange[],
  undo: (change: StatusChange) => Promise<boolean>,
): Promise<void> {
  run = new Map();
  const undone = await Promise.all(changes.map(undo));
  const count = undone.filter(Boolean).length;
  if (count === 1) notifySuccess(toasts.statusUndone);
  else if (count > 1) notifySuccess(toasts.statusesUndone(count));
}

function oneChanged({ after }: StatusChange): string {
  return toasts.statusChanged(vehicleName(after), statusCopy[after.status]);
}

function manyChanged(changes: readonly StatusChange[]): string | undefined {
  if (changes.length === 0) return undefined;
  const statuses = new Set(changes.map(({ after }) => after.status));
  const [common] = statuses;
  return toasts.statusesChanged(
    changes.length,
    statuses.size === 1 && common !== undefined ? common : null,
  );
}
