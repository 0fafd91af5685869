import type { ChangeEvent } from 'react';
import { selectionCopy as copy } from '#copy/admin/vehicles/bulk.ts';
import { vehicleName } from '#copy/labels.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { selectTo } from './select-range.ts';

/** Selects one vehicle; with Shift, also those between it and the one selected before. */
export function SelectRow({ vehicle, isSelected }: { vehicle: Vehicle; isSelected: boolean }) {
  function onChange({ nativeEvent }: ChangeEvent<HTMLInputElement>): void {
    const withShift = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
    selectTo(vehicle.id, !isSelected, withShift);
  }
  return (
    <label className="stock__check">
      <input
        type="checkbox"
        aria-label={copy.select(vehicleName(vehicle))}
        checked={isSelected}
        onChange={onChange}
      />
    </label>
  );
}
