import * as v from 'valibot';
import { askBuyer } from '#admin/inquiries/vehicle/ask-buyers.ts';
import { defineRecord } from '#admin/record/define-record.ts';
import { $account } from '#admin/session/store.ts';
import { vehicleToastCopy } from '#copy/admin/vehicles/vehicle.ts';
import { vehicleFormCopy } from '#copy/admin/vehicles/vehicle-form.ts';
import { BOOKKEEPING } from '#domain/schema/bookkeeping.ts';
import { mayChange } from '#domain/staff/permissions.ts';
import { isPractice } from '#domain/vehicle/practice.ts';
import { type Vehicle, VehicleSchema } from '#domain/vehicle/vehicle.ts';
import { youtubeId } from '#domain/vehicle/youtube.ts';
import { emptyValues, fieldsOf, hiddenFields, valuesOf } from '../form/values.ts';
import { soldDateField } from '../sold-date.ts';
import { $stock, putVehicle, refreshVehicles } from '../store.ts';
import { vehicleNaming } from './naming.ts';
import { vehicleConfirmation } from './vehicle-confirmation.ts';

/** The name of the button that saves a vehicle and leaves it off the public site. */
export const UNPUBLISHED_BUTTON = 'unpublished';

export const vehicleRecord = defineRecord({
  collection: 'vehicles',
  draftKind: 'vehicle',
  // Without the fields that the server and the save itself write.
  schema: v.omit(VehicleSchema, [...BOOKKEEPING, 'sold_date', 'price_log', 'cover']),
  emptyValues: (now) => ({ ...emptyValues(now), unpublished: !mayPublish() }),
  toValues: (vehicle: Vehicle) => valuesOf(vehicle),
  toFields: fieldsOf,
  hiddenFields,
  findProblems({ walkaround_video_url }) {
    const url = walkaround_video_url.trim();
    if (url === '' || youtubeId(url) !== null) return {};
    return { walkaround_video_url: vehicleFormCopy.videoInvalid };
  },
  // A role that may not publish leaves it as it is.
  valuesOfButton: (name, id) =>
    mayPublish() ? { unpublished: name === UNPUBLISHED_BUTTON || isPractice(id) } : {},
  confirmation: vehicleConfirmation,
  describeSaved({ id, exists, base }, { unpublished }) {
    if (isPractice(id)) return vehicleFormCopy.practiceNotice;
    if (unpublished) return vehicleToastCopy.savedUnpublished;
    if (!exists) return vehicleToastCopy.publishedWithoutImages;
    return base.unpublished ? vehicleToastCopy.published : undefined;
  },
  afterSaved({ id, base }, { make, model, status }) {
    if (status !== base.status) void askBuyer({ id, make, model }, status);
  },
  derivedFields: ({ status }, before) => soldDateField(before, status),
  storedDerived(id) {
    const stored = $stock.get().vehicles.find((vehicle) => vehicle.id === id);
    return stored?.sold_date ? { sold_date: stored.sold_date } : {};
  },
  nameOf: ({ make, model }) => `${make} ${model}`,
  known: (id) => $stock.get().vehicles.find((vehicle) => vehicle.id === id),
  onCreated(id, fields) {
    const now = new Date();
    putVehicle({
      ...fields,
      id,
      price_log: {},
      cover: null,
      sold_date: fields.status === 'sold' ? now : null,
      created_at: now,
      updated_at: null,
      updated_by: null,
      trashed_at: null,
      version: 1,
    });
  },
  onSaved: () => void refreshVehicles(),
  naming: vehicleNaming,
  toasts: vehicleToastCopy,
});

function mayPublish(): boolean {
  const { role } = $account.get();
  return role !== null && mayChange(role, 'vehicles', 'unpublished');
}
