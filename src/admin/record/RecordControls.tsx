import { ConflictDialog, type Naming } from './ConflictDialog.tsx';
import { SaveBar } from './SaveBar.tsx';
import type { RecordValues } from './types.ts';
import type { useRecordForm } from './use-record-form.ts';

/** Save, cancel and the state of saving; where somebody else was faster, what is to stand. */
export function RecordControls<V extends RecordValues>({
  formId,
  record: { form, editing, saving, resolveConflict },
  naming,
  onCancel,
}: {
  formId: string;
  record: ReturnType<typeof useRecordForm<V>>;
  naming: Naming<V>;
  onCancel: () => void;
}) {
  return (
    <>
      <SaveBar
        formId={formId}
        saving={saving}
        dirty={form.formState.isDirty}
        problems={Object.keys(form.formState.errors).length}
        onCancel={onCancel}
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
