import { useEffect } from 'react';
import { goTo } from '#admin/navigation/route.ts';
import { clearDraft } from '#admin/record/draft.ts';
import { useRecordStart } from '#admin/record/use-record-start.ts';
import { Button } from '#admin/ui/Button.tsx';
import { adminCopy } from '#copy/admin/shell.ts';
import { vehicleToastCopy } from '#copy/admin/vehicles/vehicle.ts';
import { vehicleFormCopy as copy } from '#copy/admin/vehicles/vehicle-form.ts';
import { refreshVehicles } from '../store.ts';
import { $copy } from './duplicate-vehicle.ts';
import { VehicleForm } from './VehicleForm.tsx';
import { vehicleRecord } from './vehicle-record.ts';

/** The Add/Edit Vehicle view: the form of vehicle `id`, or of a new one where it is null. */
export default function VehicleEditor({ id }: { id: string | null }) {
  const editor = useRecordStart(vehicleRecord, id, $copy.get());

  // Every save leads to the table, which has to open without a connection too. A failure is tried again there.
  useEffect(() => void import('../table/VehiclesView.tsx').catch(() => {}), []);

  // In an effect, since React may discard a first render and start again.
  useEffect(() => $copy.set(null), []);

  if (editor.state === 'ready') {
    const { draftKey, editing } = editor.start;
    const onRestored = () => {
      // The typed text belongs to the old values.
      clearDraft(draftKey);
      void refreshVehicles();
      editor.retry();
    };
    return <VehicleForm key={editing.version} start={editor.start} onRestored={onRestored} />;
  }
  if (editor.state === 'loading') return <p role="status">{adminCopy.fetching}</p>;
  return (
    <div className="empty column">
      <h1>{editor.state === 'missing' ? copy.notFound : vehicleToastCopy.fetchFailed}</h1>
      {editor.state === 'failed' && <Button onClick={editor.retry}>{adminCopy.retry}</Button>}
      <Button quiet onClick={() => goTo('vehicles', null, { force: true })}>
        {copy.backToList}
      </Button>
    </div>
  );
}
