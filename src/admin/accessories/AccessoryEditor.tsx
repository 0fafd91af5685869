import { useEffect, useState } from 'react';
import { accessoryToastCopy as toasts, accessoryCopy as words } from '#copy/admin/accessory.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import type { Accessory } from '#domain/accessory.ts';
import { readDocument } from '#firebase/listing.ts';
import { newId } from '#firebase/versioned.ts';
import { notifyError } from '../feedback/notify.ts';
import { type DraftKey, readDraft } from '../record/draft.ts';
import type { Start } from '../record/types.ts';
import { AccessoryForm } from './AccessoryForm.tsx';
import { type AccessoryValues, accessoryValues, NEW_ACCESSORY } from './values.ts';

/** Loads what the form opens with: accessory `id` as it is stored now, or an empty one. */
export function AccessoryEditor({
  id,
  uid,
  onDone,
}: {
  id: string | null;
  uid: string;
  onDone: () => void;
}) {
  const draft: DraftKey = { uid, kind: 'accessory', id };
  const [start, setStart] = useState<Start<AccessoryValues> | 'missing' | null>(() =>
    id === null ? startNew(draft) : null,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another id is another editor.
  useEffect(() => {
    if (id === null) return;
    let current = true;
    readDocument('accessories', id).then(
      (accessory) => current && setStart(accessory ? startEdit(draft, accessory) : 'missing'),
      (cause) => {
        notifyError(toasts.fetchFailed, cause);
        if (current) onDone();
      },
    );
    return () => {
      current = false;
    };
  }, []);

  if (start === null) return <p role="status">{adminCopy.fetching}</p>;
  if (start === 'missing') return <p className="notice">{words.notFound}</p>;
  return <AccessoryForm start={start} draft={draft} onDone={onDone} />;
}

function startNew(key: DraftKey): Start<AccessoryValues> {
  const draft = readDraft(key, NEW_ACCESSORY);
  return {
    editing: { id: newId('accessories'), created: false, base: NEW_ACCESSORY, version: 0 },
    values: draft?.values ?? NEW_ACCESSORY,
    notice: draft && 'draft',
  };
}

function startEdit(key: DraftKey, accessory: Accessory): Start<AccessoryValues> {
  const stored = accessoryValues(accessory);
  const draft = readDraft(key, stored);
  return {
    editing: {
      id: accessory.id,
      created: true,
      base: draft?.base ?? stored,
      version: draft?.version ?? accessory.version,
    },
    values: draft?.values ?? stored,
    notice: draft && 'draft',
  };
}
