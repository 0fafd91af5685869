import { useEffect } from 'react';
import type { RecordValues } from '../types.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { SaveBar, type SaveProps } from './SaveBar.tsx';

export function RecordControls<V extends RecordValues>(props: SaveProps<V>) {
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
