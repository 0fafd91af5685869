import { adminCopy } from '#copy/admin/shell.ts';
import type { RecordValues } from '../types.ts';
import type { Saving } from '../use-record-form.ts';

/** Save, cancel and the state of the save, always in sight. */
export function SaveBar<V extends RecordValues>({
  formId,
  saving,
  dirty,
  problems,
  otherSave,
  others,
  onCancel,
}: {
  formId: string;
  saving: Saving<V>;
  dirty: boolean;
  /** How many fields have an error. */
  problems: number;
  /** A second button that saves, by its name to the form. */
  otherSave?: { name: string; label: string } | undefined;
  /** The colleagues who have the form open as well. */
  others: readonly string[];
  onCancel: () => void;
}) {
  const busy = saving.state === 'saving';
  return (
    <div className="save-bar">
      <p className="save-bar__others" role="status">
        {others.length > 0 && adminCopy.editingNow(others.join(', '))}
      </p>
      <p className="save-bar__state" role="status">
        {stateText(saving.state, dirty, problems)}
      </p>
      <button type="button" className="button button--quiet" onClick={onCancel}>
        {adminCopy.cancel}
      </button>
      {/* Kept enabled so that focus stays on the button when a save fails. */}
      <button
        type="submit"
        form={formId}
        className="button save-bar__save"
        aria-disabled={busy}
        aria-busy={busy}
        onClick={(event) => busy && event.preventDefault()}
      >
        {busy ? adminCopy.saving : adminCopy.save}
      </button>
      {/* After the button above, which Enter in a field presses. */}
      {otherSave && (
        <button
          type="submit"
          form={formId}
          name={otherSave.name}
          className="button button--quiet"
          aria-disabled={busy}
          onClick={(event) => busy && event.preventDefault()}
        >
          {otherSave.label}
        </button>
      )}
    </div>
  );
}

function stateText(state: Saving<RecordValues>['state'], dirty: boolean, problems: number): string {
  if (state === 'waiting') return adminCopy.offline.waiting;
  if (state === 'saving') return adminCopy.saving;
  if (problems > 0) return adminCopy.saveState.problems(problems);
  return dirty ? adminCopy.saveState.dirty : '';
}
