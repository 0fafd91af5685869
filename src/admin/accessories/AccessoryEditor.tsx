import { useEffect } from 'react';
import { accessoryCopy as copy } from '#copy/admin/accessory.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { useRecordStart } from '../record/use-record-start.ts';
import { AccessoryForm } from './AccessoryForm.tsx';
import { accessoryRecord } from './accessory-record.ts';

/** The form of accessory `id`, or of a new one where it is null or cannot be loaded. */
export function AccessoryEditor({
  id,
  onDone,
}: {
  id: string | null;
  /** Opens the form of a new accessory. */
  onDone: () => Promise<void>;
}) {
  const editor = useRecordStart(accessoryRecord, id);
  const { state } = editor;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per failure.
  useEffect(() => {
    if (state === 'failed') void onDone();
  }, [state]);

  if (editor.state === 'ready') return <AccessoryForm start={editor.start} onDone={onDone} />;
  if (editor.state === 'missing') return <p className="notice">{copy.notFound}</p>;
  return <p role="status">{adminCopy.fetching}</p>;
}
