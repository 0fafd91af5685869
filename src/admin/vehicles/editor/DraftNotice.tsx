import { useStore } from '@nanostores/react';
import { useCallback } from 'react';
import { useWatch } from 'react-hook-form';
import { useAnswer } from '#admin/data/use-answer.ts';
import { $uploads, hasImagesToCome } from '#admin/images/upload/upload-store.ts';
import { useMayChange } from '#admin/session/use-may.ts';
import { Button } from '#admin/ui/Button.tsx';
import { vehicleFormCopy as copy } from '#copy/admin/vehicles/vehicle-form.ts';
import { isPractice } from '#domain/vehicle/practice.ts';
import { missingForSale } from '#domain/vehicle/record/missing-for-sale.ts';
import { countImages } from '../count-images.ts';
import { type FormValues, fieldsOf } from '../form/values.ts';
import { $stock } from '../store.ts';

/** Whether the vehicle has an image, or one that is on its way. The cover of the stock may be older. */
export function useHasImages(id: string): boolean {
  const { vehicles } = useStore($stock);
  const uploads = useStore($uploads);
  const isKnown =
    Boolean(vehicles.find((vehicle) => vehicle.id === id)?.cover) || hasImagesToCome(uploads, id);
  const read = useCallback(() => countImages(id), [id]);
  const { value: count } = useAnswer(isKnown ? null : read);
  return isKnown || Boolean(count);
}

/**
 * Says that visitors do not see the vehicle, and offers to change that once it lacks nothing; of the vehicle for
 * practice, that they never will.
 */
export function DraftNotice({
  id,
  formId,
  hasImages,
}: {
  id: string;
  formId: string;
  hasImages: boolean;
}) {
  const mayPublish = useMayChange('vehicles')('unpublished');
  const values = fieldsOf(useWatch<FormValues>() as FormValues);
  const isComplete = missingForSale(values, hasImages ? null : 0).length === 0;
  if (isPractice(id)) return <p className="notice">{copy.practiceNotice}</p>;
  return (
    <div className="notice actions">
      <p>
        {mayPublish
          ? isComplete
            ? copy.completeNotice
            : copy.unpublishedNotice
          : copy.unpricedNotice}
      </p>
      {isComplete && mayPublish && (
        <Button type="submit" form={formId}>
          {copy.publish}
        </Button>
      )}
    </div>
  );
}
