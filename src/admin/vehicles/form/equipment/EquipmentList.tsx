import { useStore } from '@nanostores/react';
import Plus from 'lucide-react/icons/plus';
import { useContext, useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button, LinkButton } from '#admin/ui/Button.tsx';
import { $stock } from '#admin/vehicles/store.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { vehicleFormCopy as copy } from '#copy/admin/vehicles/vehicle-form.ts';
import { equipmentCopy } from '#copy/equipment.ts';
import { EQUIPMENT_CODES } from '#domain/schema/equipment-codes.ts';
import {
  followedCodes,
  knownEquipment,
  suggestEquipment,
  withEntries,
} from '#domain/vehicle/equipment-entries.ts';
import { EditedVehicle } from '../edited-vehicle.ts';
import { VehicleList } from '../VehicleList.tsx';
import type { FormValues } from '../values.ts';

/** Pieces that one press adds each. */
const OFFERED = 8;
const LABELS = Object.values(equipmentCopy);

export function EquipmentList() {
  const { getValues, setValue } = useFormContext<FormValues>();
  const { vehicles } = useStore($stock);
  const id = useContext(EditedVehicle);
  const [entries, make, model, tow_bar, seats, drive_wheels] = useWatch<
    FormValues,
    ['specs_equipment', 'make', 'model', 'tow_bar', 'seats', 'drive_wheels']
  >({ name: ['specs_equipment', 'make', 'model', 'tow_bar', 'seats', 'drive_wheels'] });
  const known = useMemo(
    () => knownEquipment(vehicles, { id, make, model }, LABELS),
    [vehicles, id, make, model],
  );
  const [added, setAdded] = useState<{ count: number; before: EquipmentLists; after: string[] }>();

  function set({ specs_equipment, equipment }: EquipmentLists): void {
    setValue('specs_equipment', specs_equipment, { shouldDirty: true });
    setValue('equipment', equipment, { shouldDirty: true });
  }
  /** Sets the list with the codes that follow it; returns both as they were. */
  function change(next: string[]): EquipmentLists {
    const { specs_equipment, equipment } = getValues();
    const codes = followedCodes(equipment, specs_equipment, next);
    set({
      specs_equipment: next,
      equipment: EQUIPMENT_CODES.filter((code) => codes.includes(code)),
    });
    return { specs_equipment, equipment };
  }
  const add = (added: readonly string[]) =>
    change(withEntries(getValues('specs_equipment'), added));
  const missing = (pack: readonly string[]) => withEntries(entries, pack).slice(entries.length);
  const packs = [
    { label: copy.lastPack(model.trim()), pack: missing(known.last) },
    { label: copy.usualPack(model.trim()), pack: missing(known.usual) },
  ].filter(
    ({ pack }, index, all) => pack.length > 0 && String(all[index - 1]?.pack) !== String(pack),
  );
  const stated = factEquipment({ tow_bar, seats, drive_wheels });
  const offered = missing([...stated, ...known.usual, ...known.last]).slice(0, OFFERED);

  function addPack(pack: readonly string[]) {
    const before = add(pack);
    setAdded({ count: pack.length, before, after: withEntries(entries, pack) });
  }
  return (
    <VehicleList
      name="specs_equipment"
      label={copy.newSpec}
      empty={copy.noSpecs}
      suggest={(text) => suggestEquipment(text, known.entries, entries)}
      onChange={change}
    >
      <div className="actions">
        {packs.map(({ label, pack }) => (
          <Button quiet small key={label} onClick={() => addPack(pack)}>
            {label} ({pack.length})
          </Button>
        ))}
        {/* Gone once the list is changed otherwise: it would take that back as well. */}
        <p role="status" className="quiet small">
          {added && String(entries) === String(added.after) && (
            <>
              {copy.packAdded(added.count)}{' '}
              <LinkButton onClick={() => set(added.before)}>{adminCopy.undo}</LinkButton>
            </>
          )}
        </p>
      </div>
      {offered.length > 0 && (
        <div className="suggestions column column--close">
          <p className="quiet small">{copy.offered(model.trim())}</p>
          <ul className="button-row">
            {offered.map((entry) => (
              <li key={entry}>
                <button type="button" className="suggestions__add" onClick={() => add([entry])}>
                  <Plus aria-hidden="true" size={16} />
                  {entry}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </VehicleList>
  );
}

/** A vehicle with more seats has a third row. */
const TWO_ROWS = 5;

/** Equipment that facts of the vehicle say it has, whether the register filled them in or staff. */
function factEquipment({
  tow_bar,
  seats,
  drive_wheels,
}: Pick<FormValues, 'tow_bar' | 'seats' | 'drive_wheels'>): string[] {
  return [
    ...(tow_bar !== '' && tow_bar !== 'none' ? [equipmentCopy.tow_bar] : []),
    ...(Number(seats) > TWO_ROWS ? [equipmentCopy.third_seat_row] : []),
    ...(drive_wheels === 'all' ? [copy.allWheelDrive] : []),
  ];
}

/** The list of equipment and the codes for the search, which follow it. */
type EquipmentLists = Pick<FormValues, 'specs_equipment' | 'equipment'>;
