import { useEffect, useState } from 'react';
import { notifyError } from '#admin/feedback/notify.ts';
import { goTo } from '#admin/navigation/route.ts';
import { type DraftKey, readDraft } from '#admin/record/draft.ts';
import type { Editing, Start } from '#admin/record/types.ts';
import { usePerson } from '#admin/session/use-staff-member.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { vehicleToastCopy, vehicleFormCopy as words } from '#copy/admin/vehicle.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { readDocument } from '#firebase/listing.ts';
import { newId } from '#firebase/versioned.ts';
import { emptyValues, type FormValues, valuesOf } from '../form/values.ts';
import { $copy } from './duplicate-vehicle.ts';
import { VehicleForm } from './VehicleForm.tsx';

type Loading =
  | { state: 'loading' | 'failed' | 'missing' }
  | { state: 'ready'; start: Start<FormValues> };

/** The Add/Edit Vehicle view: an empty form, or the form of vehicle `id`. */
export default function VehicleEditor({ id }: { id: string | null }) {
  const { uid } = usePerson();
  const [loading, setLoading] = useState<Loading>(() =>
    id === null ? { state: 'ready', start: startNew(uid) } : { state: 'loading' },
  );

  // Only once it stands on the screen: a first rendering may be thrown away.
  useEffect(() => $copy.set(null), []);

  useEffect(() => {
    if (id === null || loading.state !== 'loading') return;
    let current = true;
    const finish = (next: Loading) => current && setLoading(next);
    readDocument('vehicles', id).then(
      (vehicle) =>
        finish(vehicle ? { state: 'ready', start: startEdit(uid, vehicle) } : { state: 'missing' }),
      (cause) => {
        notifyError(vehicleToastCopy.fetchFailed, cause);
        finish({ state: 'failed' });
      },
    );
    return () => {
      current = false;
    };
  }, [id, uid, loading]);

  if (loading.state === 'ready') {
    return <VehicleForm start={loading.start} draft={draftKey(uid, id)} />;
  }
  if (loading.state === 'loading') return <p role="status">{adminCopy.fetching}</p>;
  return (
    <div className="empty">
      <h1>{loading.state === 'missing' ? words.notFound : vehicleToastCopy.fetchFailed}</h1>
      {loading.state === 'failed' && (
        <button type="button" className="button" onClick={() => setLoading({ state: 'loading' })}>
          {adminCopy.retry}
        </button>
      )}
      <button
        type="button"
        className="button button--quiet"
        onClick={() => goTo('vehicles', null, { force: true })}
      >
        {words.backToList}
      </button>
    </div>
  );
}

function draftKey(uid: string, id: string | null): DraftKey {
  return { uid, kind: 'vehicle', id };
}

function startNew(uid: string): Start<FormValues> {
  const base = emptyValues(new Date());
  const editing: Editing<FormValues> = { id: newId('vehicles'), created: false, base, version: 0 };
  const copy = $copy.get();
  if (copy) return { editing, values: copy.values, notice: { copyOf: copy.name } };
  const draft = readDraft(draftKey(uid, null), base);
  return { editing, values: draft?.values ?? base, notice: draft && 'draft' };
}

function startEdit(uid: string, vehicle: Vehicle): Start<FormValues> {
  const stored = valuesOf(vehicle);
  const draft = readDraft(draftKey(uid, vehicle.id), stored);
  const editing: Editing<FormValues> = {
    id: vehicle.id,
    created: true,
    // The draft's own base, so that a save by somebody else since then is noticed.
    base: draft?.base ?? stored,
    version: draft?.version ?? vehicle.version,
  };
  return { editing, values: draft?.values ?? stored, notice: draft && 'draft' };
}
