import { useStore } from '@nanostores/react';
import { lazy } from 'react';
import { useWatch } from 'react-hook-form';
import { LinkButton } from '#admin/ui/Button.tsx';
import { LazyPart } from '#admin/ui/LazyPart.tsx';
import { statusCopy } from '#copy/admin/shell.ts';
import { sheetCopy } from '#copy/admin/vehicles/sheet.ts';
import { vehicleBadgeCopy } from '#copy/admin/vehicles/vehicle.ts';
import { vehicleFormCopy as copy } from '#copy/admin/vehicles/vehicle-form.ts';
import { vehiclePath } from '#paths';
import { jumpToMedia } from '../form/jump-to-media.ts';
import type { FormValues } from '../form/values.ts';
import { hasPage } from '../has-page.ts';
import { StatusDot } from '../StatusDot.tsx';
import { openSheets } from '../sheet/sheet-address.ts';
import { $stock } from '../store.ts';

const ImageStrip = lazy(() => import('#admin/images/ImageStrip.tsx'));

/** Which vehicle the form is about: its name, its state and its images. `id` is null for a new one. */
export function FormHead({ id, name }: { id: string | null; name: string | null }) {
  const [unpublished, status, variant] = useWatch<FormValues, ['unpublished', 'status', 'variant']>(
    { name: ['unpublished', 'status', 'variant'] },
  );
  const stored = useStore($stock).vehicles.find((vehicle) => vehicle.id === id);
  return (
    <div className="column column--close">
      <div className="view-head">
        <h1>
          {id === null ? copy.addHeading : copy.editHeading}
          {name && <span className="quiet"> {[name, variant].join(' ').trim()}</span>}
        </h1>
        <p className="form-head__state">
          {id !== null && (
            <span className="badge">
              <StatusDot status={status} />
              {statusCopy[status]}
            </span>
          )}
          {unpublished && <span className="badge">{vehicleBadgeCopy.unpublished}</span>}
        </p>
        {id !== null && !unpublished && (
          <p className="line">
            {stored && hasPage(stored) && (
              <>
                <a href={vehiclePath(id)} target="_blank" rel="noreferrer">
                  {copy.publicPage}
                </a>{' '}
              </>
            )}
            <LinkButton onClick={() => openSheets([id])}>{sheetCopy.open}</LinkButton>
          </p>
        )}
      </div>
      {id !== null && (
        <LazyPart fallback={<div className="image-strip" />}>
          <ImageStrip vehicleId={id} onShow={jumpToMedia} />
        </LazyPart>
      )}
    </div>
  );
}
