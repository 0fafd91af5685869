import { admin } from '#copy/admin/shell.ts';
import type { RecordValues } from './types.ts';
import type { Saving } from './use-record-form.ts';

/** Always in sight: save, cancel, and the state of saving in words. */
export function SaveBar<V extends RecordValues>({
  formId,
  saving,
  dirty,
  problems,
  onCancel,
}: {
  formId: string;
  saving: Saving<V>;
  dirty: boolean;
  /** Fields that have to be put right first. */
  problems: number;
  onCancel: () => void;
}) {
  const busy = saving.state === 'saving';
  return (
    <div className="save-bar">
      <p className="save-bar__state" role="status">
        {sentence(saving.state, dirty, problems)}
      </p>
      <button type="button" className="button button--quiet" onClick={onCancel}>
        {admin.cancel}
      </button>
      {/* Not disabled: that would take the focus away, and a save that fails not give it back. */}
      <button
        type="submit"
        form={formId}
        className="button"
        aria-disabled={busy}
        aria-busy={busy}
        onClick={(event) => busy && event.preventDefault()}
      >
        {busy ? admin.saving : admin.save}
      </button>
    </div>
  );
}

function sentence(state: Saving<RecordValues>['state'], dirty: boolean, problems: number): string {
  if (state === 'waiting') return admin.offline.waiting;
  if (state === 'saving') return admin.saving;
  if (problems > 0) return admin.saveState.problems(problems);
  return dirty ? admin.saveState.dirty : '';
}
