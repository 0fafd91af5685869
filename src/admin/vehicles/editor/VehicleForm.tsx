import { useEffect, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { notifyUndoable } from '#admin/feedback/notify.ts';
import { goTo, guardRoute } from '#admin/navigation/route.ts';
import { clearDraft, type DraftKey, writeDraft } from '#admin/record/draft.ts';
import { RecordControls } from '#admin/record/RecordControls.tsx';
import type { Start } from '#admin/record/types.ts';
import { useRecordForm } from '#admin/record/use-record-form.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { vehicleToastCopy as toasts, vehicleFormCopy as words } from '#copy/admin/vehicle.ts';
import { vehiclePath } from '#paths';
import { FormSections } from '../form/FormSections.tsx';
import { jumpToMedia, Media, openAtMedia } from '../form/Media.tsx';
import type { FormValues } from '../form/values.ts';
import { vehicleNaming } from './naming.ts';
import { saveVehicle } from './save.ts';
import { resolver } from './validate.ts';

/** The form of one vehicle, new or stored, and everything that hangs on it. */
export function VehicleForm({ start, draft }: { start: Start<FormValues>; draft: DraftKey }) {
  const record = useRecordForm({
    start,
    draft,
    resolver,
    save: saveVehicle,
    toasts,
    onSaved: () => goTo('vehicles', null, { force: true }),
    onGoOn: (id) => goTo('vehicle', id, { force: true }),
    onAddImages: (id) => {
      openAtMedia();
      return goTo('vehicle', id);
    },
  });
  const { form, editing, submit, isChanged } = record;
  const [notice, setNotice] = useState(start.notice);
  useEffect(() => guardRoute(isChanged), [isChanged]);

  function discard() {
    form.reset(editing.base);
    clearDraft(draft);
    setNotice(null);
  }

  async function cancel() {
    const typed = isChanged() ? form.getValues() : null;
    await goTo('vehicles', null, { force: true });
    if (!typed) return;
    notifyUndoable(adminCopy.discarded, undefined, async () => {
      writeDraft(draft, { values: typed, base: editing.base, version: editing.version });
      await goTo('vehicle', draft.id);
    });
  }

  return (
    <FormProvider {...form}>
      <div className="view-head">
        <h1>{editing.created ? words.editHeading : words.addHeading}</h1>
        {editing.created && (
          <p className="view-head__links">
            <button type="button" className="link-button" onClick={jumpToMedia}>
              {words.toImages}
            </button>
            <a href={vehiclePath(editing.id)} target="_blank" rel="noreferrer">
              {words.publicPage}
            </a>
          </p>
        )}
      </div>
      {notice === 'draft' && (
        <p className="notice">
          {adminCopy.draft.restored}{' '}
          <button type="button" className="link-button" onClick={discard}>
            {adminCopy.draft.discard}
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
      <RecordControls
        formId="vehicle-form"
        record={record}
        naming={vehicleNaming}
        onCancel={cancel}
      />
    </FormProvider>
  );
}
