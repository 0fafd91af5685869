import { Button } from '#admin/ui/Button.tsx';
import { secondFactorCopy as copy } from '#copy/admin/second-factor.ts';

/** Leaves a step of the second factor; not there where the step is demanded. */
export function CancelButton({ onCancel }: { onCancel: (() => void) | undefined }) {
  if (!onCancel) return null;
  return (
    <Button quiet onClick={onCancel}>
      {copy.cancel}
    </Button>
  );
}
