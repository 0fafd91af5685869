import { useFormState } from 'react-hook-form';
import { admin } from '../../../copy/admin.ts';
import type { Saving } from './use-vehicle-form.ts';
import type { FormValues } from './values.ts';

/** Always in sight: save, cancel, and the state of saving in words. */
export function SaveBar({ saving, onCancel }: { saving: Saving; onCancel: () => void }) {
  const { isDirty } = useFormState<FormValues>();
  const busy = saving.state === 'saving';
  return (
    <div className="save-bar">
      <p className="save-bar__state" role="status">
        {sentence(saving, isDirty)}
      </p>
      <button type="button" className="button button--quiet" onClick={onCancel}>
        {admin.cancel}
      </button>
      <button type="submit" form="vehicle-form" className="button" disabled={busy} aria-busy={busy}>
        {busy ? admin.saving : admin.save}
      </button>
    </div>
  );
}

function sentence(saving: Saving, dirty: boolean): string {
  if (saving.state === 'waiting') return admin.offline.waiting;
  if (saving.state === 'saving') return admin.saving;
  return dirty ? admin.saveState.dirty : '';
}
