import type { RecordValues } from '../types.ts';
import { usePresence } from '../use-presence.ts';
import type { useRecordForm } from '../use-record-form.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { SaveBar } from './SaveBar.tsx';
import { useSaveKey } from './use-save-key.ts';

/** The save bar of a form, and the conflict dialog while there is a conflict. */
export function RecordControls<V extends RecordValues>({
  formId,
  otherSave,
  recordForm: { form, editing, saving, naming, collection, cancel, resolveConflict },
}: {
  formId: string;
  otherSave?: { name: string; label: string };
  recordForm: ReturnType<typeof useRecordForm<V>>;
}) {
  useSaveKey(formId);
  const others = usePresence(editing.exists ? `${collection}/${editing.id}` : null);
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
