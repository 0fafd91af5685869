import { useStore } from '@nanostores/react';
import { useWatch } from 'react-hook-form';
import { $uploads } from '#admin/images/upload/upload-store.ts';
import { useMayChange } from '#admin/session/use-may.ts';
import { vehicleFormCopy as copy } from '#copy/admin/vehicles/vehicle-form.ts';
import { missingForSale } from '#domain/vehicle/record/missing-for-sale.ts';
import { type FormValues, fieldsOf } from '../form/values.ts';
import { $stock } from '../store.ts';

/** Whether the vehicle has an image, or one that is on its way. */
export function useHasImages(id: string): boolean {
  const { vehicles } = useStore($stock);
  const uploads = useStore($uploads);
  return (
    Boolean(vehicles.find((vehicle) => vehicle.id === id)?.cover) ||
    uploads.some(({ ownerId, set }) => ownerId === id && set.kind.hasPrimary)
  );
}

/** Says that visitors do not see the vehicle, and offers to change that once it lacks nothing. */
export function DraftNotice({ formId, hasImages }: { formId: string; hasImages: boolean }) {
  const mayPublish = useMayChange('vehicles')('unpublished');
  const values = fieldsOf(useWatch<FormValues>() as FormValues);
  const isComplete = missingForSale(values, hasImages ? null : 0).length === 0;
  return (
    <div className="notice actions">
      <p>{isComplete ? copy.completeNotice : copy.unpublishedNotice}</p>
      {isComplete && mayPublish && (
        <button type="submit" form={formId} className="button">
          {copy.publish}
        </button>
      )}
    </div>
  );
}
