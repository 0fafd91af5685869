import { Button } from '#admin/ui/Button.tsx';
import { recordCopy } from '#copy/admin/record.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import type { RecordValues } from '../types.ts';
import type { Saving } from '../use-record-form.ts';

export interface OtherSave {
  /** Its name to the form. */
  name: string;
  label: string;
  comesFirst: boolean;
}

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
  /** A second button that saves; it may be the one to press. */
  otherSave?: OtherSave | undefined;
  /** The colleagues who have the form open as well. */
  others: readonly string[];
  onCancel: () => void;
}) {
  const busy = saving.state === 'saving';
  const save = { label: adminCopy.save };
  const [first, second] = otherSave?.comesFirst ? [otherSave, save] : [save, otherSave];
  return (
    <div className="save-bar">
      <p className="save-bar__others" role="status">
        {others.length > 0 && recordCopy.editingNow(others.join(', '))}
      </p>
      <p className="save-bar__state quiet small" role="status">
        {stateText(saving.state, dirty, problems)}
      </p>
      <Button quiet onClick={onCancel}>
        {adminCopy.cancel}
      </Button>
      <SaveButton formId={formId} {...first} isFirst busy={busy} />
      {/* After the button above, which Enter in a field presses. */}
      {second && <SaveButton formId={formId} {...second} isFirst={false} busy={busy} />}
    </div>
  );
}

function SaveButton({
  formId,
  name,
  label,
  isFirst,
  busy,
}: {
  formId: string;
  name?: string;
  label: string;
  isFirst: boolean;
  busy: boolean;
}) {
  return (
    // Kept enabled so that focus stays on the button when a save fails.
    <button
      type="submit"
      form={formId}
      name={name}
      className={isFirst ? 'button save-bar__save' : 'button button--quiet'}
      aria-disabled={busy}
      aria-busy={isFirst && busy}
      onClick={(event) => busy && event.preventDefault()}
    >
      {isFirst && busy ? adminCopy.saving : label}
    </button>
  );
}

function stateText(state: Saving<RecordValues>['state'], dirty: boolean, problems: number): string {
  if (state === 'waiting') return adminCopy.offline.waiting;
  if (state === 'saving') return adminCopy.saving;
  if (problems > 0) return recordCopy.saveState.problems(problems);
  return dirty ? recordCopy.saveState.dirty : '';
}
