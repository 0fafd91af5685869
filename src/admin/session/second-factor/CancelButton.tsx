import { secondFactorCopy as copy } from '#copy/admin/second-factor.ts';

/** Leaves a step of the second factor; not there where the step is demanded. */
export function CancelButton({ onCancel }: { onCancel: (() => void) | undefined }) {
  if (!onCancel) return null;
  return (
    <button type="button" className="button button--quiet" onClick={onCancel}>
      {copy.cancel}
    </button>
  );
}
