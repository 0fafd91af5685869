import { useEffect } from 'react';
import type { RecordValues } from '../types.ts';
import type { useRecordForm } from '../use-record-form.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { type OtherSave, SaveBar } from './SaveBar.tsx';

export function RecordControls<V extends RecordValues>({
  formId,
  otherSave,
  others,
  recordForm: { form, editing, saving, naming, cancel, resolveConflict },
}: {
  formId: string;
  otherSave?: OtherSave;
  others: readonly string[];
  recordForm: ReturnType<typeof useRecordForm<V>>;
}) {
  useSaveKey(formId);
  return (
    <>
      <SaveBar
        formId={formId}
        saving={saving}
        dirty={form.formState.isDirty}
        otherSave={otherSave}
        others={others}
        problems={Object.keys(form.formState.errors).length}
        onCancel={cancel}
      />
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
