import { useStore } from '@nanostores/react';
import { Button } from '#admin/ui/Button.tsx';
import { CheckField } from '#admin/ui/TextField.tsx';
import { Dialog } from '#components/ui/dialog/Dialog.tsx';
import { columnsCopy as copy, tableToolsCopy } from '#copy/admin/table.ts';
import { vehicleTableCopy } from '#copy/admin/vehicles/vehicle-table.ts';
import { CHOSEN_COLUMNS, DEFAULT_COLUMNS, MOST_COLUMNS } from '../columns.ts';
import { $view, setView } from '../view-state.ts';
import { storeColumns } from './stored-columns.ts';

/** Chooses the columns of the table; the choice shows at once and stays on this device. */
export default function ColumnsDialog({ onClose }: { onClose: () => void }) {
  const { columns } = useStore($view);
  const choose = (chosen: typeof columns) => {
    setView({ columns: chosen });
    storeColumns(chosen);
  };
  return (
    <Dialog title={tableToolsCopy.columns} onClose={onClose}>
      <p className="quiet">{copy.most(MOST_COLUMNS)}</p>
      <div className="column-choices">
        {CHOSEN_COLUMNS.map((column) => (
          <CheckField
            key={column}
            label={vehicleTableCopy.columns[column]}
            checked={columns.includes(column)}
            disabled={!columns.includes(column) && columns.length >= MOST_COLUMNS}
            onChange={() =>
              choose(CHOSEN_COLUMNS.filter((each) => columns.includes(each) !== (each === column)))
            }
          />
        ))}
      </div>
      <div className="actions">
        <Button onClick={onClose}>{copy.done}</Button>
        <Button quiet onClick={() => choose(DEFAULT_COLUMNS)}>
          {copy.usual}
        </Button>
      </div>
    </Dialog>
  );
}
