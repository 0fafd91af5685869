import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { goTo } from '#admin/navigation/route.ts';
import { RecordControls } from '#admin/record/controls/RecordControls.tsx';
import { clearDraft } from '#admin/record/draft.ts';
import type { Start } from '#admin/record/types.ts';
import { useRecordForm } from '#admin/record/use-record-form.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { vehicleFormCopy as copy } from '#copy/admin/vehicle.ts';
import { vehiclePath } from '#paths';
import { FormSections } from '../form/FormSections.tsx';
import { jumpToMedia, Media, openAtMedia } from '../form/Media.tsx';
import type { FormValues } from '../form/values.ts';
import { vehicleRecord } from './vehicle-record.ts';

/** The form of one vehicle, new or stored, with its images and documents. */
export function VehicleForm({ start }: { start: Start<FormValues> }) {
  const recordForm = useRecordForm({
    record: vehicleRecord,
    start,
    leave: () => goTo('vehicles', null, { force: true }),
    open: (id, options) => goTo('vehicle', id, options),
    openImages: (id) => {
      openAtMedia();
      return goTo('vehicle', id);
    },
  });
  const { form, editing, submit } = recordForm;
  const [notice, setNotice] = useState(start.notice);

  function discard() {
    form.reset(editing.base);
    clearDraft(start.draftKey);
    setNotice(null);
  }

  return (
    <FormProvider {...form}>
      <div className="view-head">
        <h1>{editing.exists ? copy.editHeading : copy.addHeading}</h1>
        {editing.exists && (
          <p className="view-head__links">
            <button type="button" className="link-button" onClick={jumpToMedia}>
              {copy.toImages}
            </button>
            <a href={vehiclePath(editing.id)} target="_blank" rel="noreferrer">
              {copy.publicPage}
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
        <p className="notice">{copy.duplicateOf(notice.copyOf)}</p>
      )}
      <form id="vehicle-form" className="vehicle-form" onSubmit={submit} noValidate>
        <FormSections isNew={!editing.exists} />
      </form>
      <Media vehicleId={editing.exists ? editing.id : null} />
      <RecordControls formId="vehicle-form" recordForm={recordForm} />
    </FormProvider>
  );
}
