import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { accessoryCopy as copy } from '#copy/admin/accessory.ts';
import { formatKroner } from '#copy/format.ts';
import { categoryCopy, conditionLabel } from '#copy/labels.ts';
import type { Accessory } from '#domain/accessory.ts';
import { goTo } from '../navigation/route.ts';
import { useMay } from '../session/use-may.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { deleteAccessory } from './delete-accessory.ts';

/** The table of all accessories, newest first. */
export function AccessoryTable({
  accessories,
  onDeleted,
}: {
  accessories: readonly Accessory[];
  onDeleted: (id: string) => void;
}) {
  const { columns } = copy;
  return (
    <table className="list-table">
      <thead>
        <tr>
          {Object.values(columns).map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {accessories.map((accessory) => (
          <Row key={accessory.id} accessory={accessory} onDeleted={onDeleted} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ accessory, onDeleted }: { accessory: Accessory; onDeleted: (id: string) => void }) {
  const { id, name, category, brand, price, condition_status, available, featured } = accessory;
  const { columns } = copy;
  const mayTrash = useMay('trash', 'accessories');
  return (
    <tr>
      <th scope="row" data-label={columns.name}>
        <button type="button" className="stock__name" onClick={() => goTo('accessories', id)}>
          {name}
        </button>
        {featured && <span className="badge">{copy.featured}</span>}
      </th>
      <td data-label={columns.category}>{categoryCopy[category]}</td>
      <td data-label={columns.brand}>{brand}</td>
      <td data-label={columns.price}>{formatKroner(price)}</td>
      <td data-label={columns.condition}>{conditionLabel(condition_status)}</td>
      <td data-label={columns.status}>{available ? copy.available : copy.soldOut}</td>
      <td className="list-table__actions">
        <IconButton icon={Pencil} label={copy.edit(name)} onClick={() => goTo('accessories', id)} />
        {mayTrash && (
          <IconButton
            icon={Trash2}
            label={copy.remove(name)}
            danger
            onClick={async () => {
              if (await deleteAccessory(accessory)) onDeleted(id);
            }}
          />
        )}
      </td>
    </tr>
  );
}
