import { useEffect, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { admin } from '../../../copy/admin.ts';
import { formWords as words } from '../../../copy/admin-vehicle.ts';
import { carPath } from '../../../paths.ts';
import { notifyUndoable } from '../../notify.ts';
import { goTo, guardRoute } from '../../shell/route.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { clearDraft, writeDraft } from './draft.ts';
import { FormSections } from './FormSections.tsx';
import { Media } from './Media.tsx';
import { SaveBar } from './SaveBar.tsx';
import { useVehicleForm } from './use-vehicle-form.ts';
import type { Start } from './VehicleEditor.tsx';

/** The form of one vehicle, new or stored, and everything that hangs on it. */
export function VehicleForm({ start, uid }: { start: Start; uid: string }) {
  const { form, editing, saving, submit, resolveConflict, draftId, isChanged } = useVehicleForm(
    start,
    uid,
  );
  const [notice, setNotice] = useState(start.notice);
  useEffect(() => guardRoute(isChanged), [isChanged]);

  function discard() {
    form.reset(editing.base);
    clearDraft(uid, draftId);
    setNotice(null);
  }

  async function cancel() {
    const typed = isChanged() ? form.getValues() : null;
    form.reset(editing.base);
    await goTo('vehicles', null, { force: true });
    if (!typed) return;
    notifyUndoable(admin.discarded, undefined, async () => {
      writeDraft(uid, draftId, { values: typed, base: editing.base, version: editing.version });
      await goTo('vehicle', draftId);
    });
  }

  return (
    <FormProvider {...form}>
      <div className="view-head">
        <h1>{editing.created ? words.editHeading : words.addHeading}</h1>
        {editing.created && (
          <a href={carPath(editing.id)} target="_blank" rel="noreferrer">
            {words.publicPage}
          </a>
        )}
      </div>
      {notice === 'draft' && (
        <p className="notice">
          {admin.draft.restored}{' '}
          <button type="button" className="link-button" onClick={discard}>
            {admin.draft.discard}
          </button>
        </p>
      )}
      {notice !== null && notice !== 'draft' && (
        <p className="notice">{words.duplicateOf(notice.copyOf)}</p>
      )}
      <form id="vehicle-form" className="vehicle-form" onSubmit={submit} noValidate>
        <FormSections isNew={!editing.created} />
      </form>
      <Media vehicleId={editing.created ? editing.id : null} />
      <SaveBar saving={saving} onCancel={cancel} />
      {saving.state === 'conflict' && (
        <ConflictDialog
          base={editing.base}
          mine={form.getValues()}
          theirs={saving.theirs}
          onChoose={resolveConflict}
          onClose={() => resolveConflict(null)}
        />
      )}
    </FormProvider>
  );
}
