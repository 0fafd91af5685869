import { Button } from '#admin/ui/Button.tsx';
import { adminCopy } from '#copy/admin/shell.ts';

/** Leaves a step of the second factor; not there where the step is demanded. */
export function CancelButton({ onCancel }: { onCancel: (() => void) | undefined }) {
  if (!onCancel) return null;
  return (
    <Button quiet onClick={onCancel}>
      {adminCopy.cancel}
    </Button>
  );
}
