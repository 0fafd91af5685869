import { useEffect } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { recordCopy } from '#copy/admin/record.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import type { RecordValues } from '../types.ts';
import type { Saving, useRecordForm } from '../use-record-form.ts';
import { ConflictDialog } from './ConflictDialog.tsx';

interface OtherSave {
  /** Its name to the form. */
  name: string;
  label: string;
  comesFirst: boolean;
}

interface Props<V extends RecordValues> {
  formId: string;
  /** A second button that saves; it may be the one to press. */
  otherSave?: OtherSave;
  /** The colleagues who have the form open as well. */
  others: readonly string[];
  recordForm: ReturnType<typeof useRecordForm<V>>;
}

export function RecordControls<V extends RecordValues>(props: Props<V>) {
  const { form, editing, saving, naming, resolveConflict } = props.recordForm;
  useSaveKey(props.formId);
  return (
    <>
      <SaveBar {...props} />
      {saving.state === 'conflict' && (
        <ConflictDialog
          base={editing.base}
          mine={form.getValues()}
          theirs={saving.theirs}
          naming={naming}
          onChoose={resolveConflict}
          onClose={() => resolveConflict(null)}
        />
      )}
    </>
  );
}

/** Ctrl+S and Cmd+S save the form with this id instead of the page. */
function useSaveKey(formId: string): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || event.altKey || event.shiftKey) return;
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      if (event.repeat || document.querySelector('dialog:modal')) return;
      const form = document.getElementById(formId);
      if (form instanceof HTMLFormElement) form.requestSubmit();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [formId]);
}

/** Save, cancel and the state of the save, always in sight. */
function SaveBar<V extends RecordValues>({
  formId,
  otherSave,
  others,
  recordForm: { form, saving, cancel },
}: Props<V>) {
  const busy = saving.state === 'saving';
  const { isDirty, errors } = form.formState;
  const save = { label: adminCopy.save };
  const [first, second] = otherSave?.comesFirst ? [otherSave, save] : [save, otherSave];
  return (
    <div className="save-bar">
      <p className="save-bar__others" role="status">
        {others.length > 0 && recordCopy.editingNow(others.join(', '))}
      </p>
      <p className="save-bar__state quiet small" role="status">
        {stateText(saving.state, isDirty, Object.keys(errors).length)}
      </p>
      <Button quiet onClick={cancel}>
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
  return dirty ? adminCopy.unsaved.title : '';
}
