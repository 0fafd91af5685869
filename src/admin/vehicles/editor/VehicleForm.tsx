import { lazy, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { HistorySection } from '#admin/history/HistorySection.tsx';
import { UnpublishedOwner } from '#admin/images/grid/unpublished-owner.ts';
import { goTo } from '#admin/navigation/route.ts';
import { RecordControls } from '#admin/record/controls/RecordControls.tsx';
import { clearDraft } from '#admin/record/draft.ts';
import { RepairedNotice } from '#admin/record/RepairedNotice.tsx';
import type { Start } from '#admin/record/types.ts';
import { usePresence } from '#admin/record/use-presence.ts';
import { useRecordForm } from '#admin/record/use-record-form.ts';
import { useHasPower, useMayChange } from '#admin/session/use-may.ts';
import { useSubject } from '#admin/shell/title.ts';
import { LinkButton } from '#admin/ui/Button.tsx';
import { LazyPart } from '#admin/ui/LazyPart.tsx';
import { useMediaQuery } from '#admin/ui/use-media-query.ts';
import { recordCopy } from '#copy/admin/record.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { vehicleFieldCopy } from '#copy/admin/vehicles/vehicle-fields.ts';
import { vehicleFormCopy as copy, formSideCopy } from '#copy/admin/vehicles/vehicle-form.ts';
import { EditedVehicle } from '../form/edited-vehicle.ts';
import { FormSections } from '../form/FormSections.tsx';
import { jumpToMedia, openAtMedia } from '../form/jump-to-media.ts';
import { SectionNav } from '../form/SectionNav.tsx';
import type { FormValues } from '../form/values.ts';
import { DraftNotice, useHasImages } from './DraftNotice.tsx';
import { FormHead } from './FormHead.tsx';
import { FormSide } from './FormSide.tsx';
import { MissingFields } from './MissingFields.tsx';
import { UNPUBLISHED_BUTTON, vehicleRecord } from './vehicle-record.ts';

const VehicleMedia = lazy(() => import('#admin/images/VehicleMedia.tsx'));
const VehicleInquiries = lazy(() => import('#admin/inquiries/vehicle/VehicleInquiries.tsx'));
const VehicleReservation = lazy(() => import('#admin/bookings/VehicleReservation.tsx'));
const WaitingBuyers = lazy(() => import('./WaitingBuyers.tsx'));
const RegisterLookup = lazy(() => import('../register/RegisterLookup.tsx'));

/** From here on a column next to the form says what it lacks; as in `src/styles/admin/record/form.css`. */
const WIDE = '(min-width: 75rem)';
const PHONE = '(max-width: 39.99rem)';

interface Props {
  start: Start<FormValues>;
  /** Loads the vehicle again, after one of its revisions was restored. */
  onRestored: () => void;
}

export function VehicleForm({ start, onRestored }: Props) {
  const recordForm = useRecordForm({
    record: vehicleRecord,
    start,
    leave: () => goTo('vehicles', null, { force: true }),
    open: (id, options) => goTo('vehicle', id, options),
    openImages: (id, options) => {
      openAtMedia();
      return goTo('vehicle', id, options);
    },
    showImages: jumpToMedia,
    // On the lot its pictures come next.
    goesOnAtImages: ({ unpublished }) => unpublished && window.matchMedia(PHONE).matches,
  });
  const { form, editing, submit } = recordForm;
  const [unpublished, fuel] = form.watch(['unpublished', 'fuel_type']);
  const mayPublish = useMayChange('vehicles')('unpublished');
  // It fills in more than a photographer may change of a stored vehicle.
  const mayLookUp = useHasPower('register') && (mayPublish || !start.editing.exists);
  const mayAnswer = useHasPower('inquiries');
  const isWide = useMediaQuery(WIDE);
  const isSaved = editing.exists || editing.isQueued;
  const id = isSaved ? editing.id : null;
  const others = usePresence(id === null ? null : `vehicles/${id}`);
  const isPhone = useMediaQuery(PHONE);
  const hasImages = useHasImages(editing.id);
  const { make, model } = editing.base;
  const name = isSaved ? `${make} ${model}` : null;
  useSubject(name);
  const [notice, setNotice] = useState(start.notice);

  function discard() {
    form.reset(editing.base);
    clearDraft(start.draftKey);
    setNotice(null);
  }

  return (
    <FormProvider {...form}>
      <EditedVehicle value={id}>
        <UnpublishedOwner value={unpublished}>
          <FormHead id={id} name={name} />
          <SectionNav hasMedia={id !== null} />
          <div className="form-page column column--far">
            <div className="column column--far">
              {notice === 'draft' && (
                <p className="notice">
                  {recordCopy.draft.restored}{' '}
                  <LinkButton onClick={discard}>{recordCopy.draft.discard}</LinkButton>
                </p>
              )}
              {notice !== null && notice !== 'draft' && (
                <p className="notice">{copy.duplicateOf(notice.copyOf)}</p>
              )}
              <RepairedNotice repaired={editing.repaired} labels={vehicleFieldCopy} />
              {unpublished && (
                <DraftNotice id={editing.id} formId="vehicle-form" hasImages={hasImages} />
              )}
              <LazyPart>
                {mayAnswer && (unpublished || !editing.exists) && <WaitingBuyers />}
              </LazyPart>
              <LazyPart>
                {mayAnswer && id !== null && editing.base.status === 'reserved' && (
                  <VehicleReservation vehicle={id} />
                )}
              </LazyPart>
              <LazyPart>{mayLookUp && <RegisterLookup isNew={!editing.exists} />}</LazyPart>
              {editing.exists && !isWide && <MissingFields />}
              <form id="vehicle-form" className="vehicle-form" onSubmit={submit} noValidate>
                <FormSections isNew={!editing.exists} />
              </form>
              <LazyPart fallback={<p role="status">{adminCopy.fetching}</p>}>
                <VehicleMedia vehicleId={id} electric={fuel === 'electric'} />
              </LazyPart>
            </div>
            {id !== null && (
              <aside className="form-page__side column column--far" aria-label={formSideCopy.label}>
                {isWide && <MissingFields />}
                <FormSide id={id} others={others} />
                <LazyPart>{mayAnswer && <VehicleInquiries vehicleId={id} />}</LazyPart>
                <HistorySection collection="vehicles" id={id} onRestored={onRestored} />
              </aside>
            )}
          </div>
          <RecordControls
            formId="vehicle-form"
            {...(mayPublish && {
              otherSave: {
                name: UNPUBLISHED_BUTTON,
                label: copy.saveUnpublished,
                comesFirst: isPhone && (unpublished || !editing.exists) && !hasImages,
              },
            })}
            others={others}
            recordForm={recordForm}
          />
        </UnpublishedOwner>
      </EditedVehicle>
    </FormProvider>
  );
}
