import Package from 'lucide-react/icons/package';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { accessoryToastCopy, accessoryCopy as copy } from '#copy/admin/accessory.ts';
import { formatKroner } from '#copy/format.ts';
import { categoryCopy, conditionLabel } from '#copy/labels.ts';
import type { Accessory } from '#domain/accessory.ts';
import { deleteWithUndo } from '../history/delete-with-undo.ts';
import type { ManagedImage } from '../images/data/managed-image.ts';
import { ImageView } from '../images/grid/ImageView.tsx';
import { goTo } from '../navigation/route.ts';
import { useMay } from '../session/use-may.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { TableHead } from '../ui/TableHead.tsx';
import { type AccessoryList, dropAccessory, loadAccessories } from './store.ts';

export function AccessoryTable({
  accessories,
  covers,
}: Pick<AccessoryList, 'accessories' | 'covers'>) {
  return (
    <table className="list-table">
      <TableHead columns={Object.values(copy.columns)} />
      <tbody>
        {accessories.map((accessory) => (
          <Row key={accessory.id} accessory={accessory} cover={covers.get(accessory.id)} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ accessory, cover }: { accessory: Accessory; cover: ManagedImage | undefined }) {
  const { id, name, category, brand, price, condition_status, available, featured } = accessory;
  const mayTrash = useMay('trash', 'accessories');
  return (
    <tr>
      <th scope="row">
        <span className="thumbnail">
          {cover ? (
            <ImageView image={cover} width={160} alt="" />
          ) : (
            <Package aria-hidden="true" size={22} />
          )}
        </span>
        <button type="button" className="stock__name" onClick={() => goTo('accessories', id)}>
          {name}
        </button>
        {featured && <span className="badge">{copy.labels.featured}</span>}
      </th>
      <td>{categoryCopy[category]}</td>
      <td>{brand}</td>
      <td className="list-table__price">{formatKroner(price)}</td>
      <td>{conditionLabel(condition_status)}</td>
      <td>{available ? copy.labels.available : <span className="badge">{copy.soldOut}</span>}</td>
      <td className="list-table__actions">
        <IconButton icon={Pencil} label={copy.edit(name)} onClick={() => goTo('accessories', id)} />
        {mayTrash && (
          <IconButton
            icon={Trash2}
            label={copy.remove(name)}
            danger
            onClick={() => void deleteAccessory(accessory)}
          />
        )}
      </td>
    </tr>
  );
}

function deleteAccessory({ id, name }: Accessory): Promise<void> {
  return deleteWithUndo({
    collection: 'accessories',
    id,
    toasts: accessoryToastCopy,
    question: { title: copy.deleteTitle(name), body: copy.deleteBody },
    drop: () => dropAccessory(id),
    reload: loadAccessories,
  });
}
