import { notifyError } from '#admin/feedback/notify.ts';
import { goTo } from '#admin/navigation/route.ts';
import { emptyValues, fieldsOf } from '#admin/vehicles/form/values.ts';
import { refreshVehicles } from '#admin/vehicles/store.ts';
import { firstStepsCopy as copy } from '#copy/admin/first-steps.ts';
import { practiceId } from '#domain/vehicle/practice.ts';
import { createDocument } from '#firebase/documents/versioned.ts';

/** Opens the vehicle for practice of an account, which the first press creates. */
export async function openPractice(uid: string): Promise<void> {
  const id = practiceId(uid);
  const fields = { ...fieldsOf(emptyValues(new Date())), ...copy.practiceVehicle };
  try {
    await createDocument('vehicles', id, { ...fields, unpublished: true });
    await refreshVehicles();
    await goTo('vehicle', id);
  } catch (cause) {
    notifyError(copy.practiceFailed, cause);
  }
}
