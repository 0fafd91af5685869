import { useStore } from '@nanostores/react';
import Copy from 'lucide-react/icons/copy';
import ExternalLink from 'lucide-react/icons/external-link';
import Pencil from 'lucide-react/icons/pencil';
import Star from 'lucide-react/icons/star';
import Trash2 from 'lucide-react/icons/trash-2';
import { memo, type ReactNode } from 'react';
import { restoreFocusToRow } from '#admin/feedback/restore-focus.ts';
import { inquiryCounts } from '#admin/inquiries/open-inquiries.ts';
import { goTo } from '#admin/navigation/route.ts';
import { useMay, useMayChange } from '#admin/session/use-may.ts';
import { IconButton } from '#admin/ui/IconButton.tsx';
import { buyerCopy } from '#copy/admin/inquiries/buyer.ts';
import { adminCopy, statusCopy } from '#copy/admin/shell.ts';
import { selectionCopy } from '#copy/admin/vehicles/bulk.ts';
import { stockFactsCopy } from '#copy/admin/vehicles/stock-facts.ts';
import { storedFuelCopy, vehicleBadgeCopy } from '#copy/admin/vehicles/vehicle.ts';
import { vehicleTableCopy as copy } from '#copy/admin/vehicles/vehicle-table.ts';
import { formatMonthly } from '#copy/format.ts';
import { vehicleName } from '#copy/labels.ts';
import { daysInStock } from '#domain/vehicle/record/standing.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { vehiclePath } from '#paths';
import { duplicateVehicle } from '../editor/duplicate-vehicle.ts';
import { hasPage } from '../has-page.ts';
import { StatusDot } from '../StatusDot.tsx';
import { Thumbnail } from '../Thumbnail.tsx';
import { type ChosenColumn, factText, isFact } from './columns.ts';
import { deleteVehicle } from './delete-vehicle.ts';
import { PriceCell } from './price/PriceCell.tsx';
import { selectTo } from './selection/select-range.ts';
import { changeStatus } from './status/change-status.ts';
import { StatusSelect } from './status/StatusSelect.tsx';
import { TakeImages } from './TakeImages.tsx';

/** One row of the vehicle table; `position` is its number among all rows. */
export const VehicleRow = memo(function VehicleRow({
  vehicle,
  position,
  columns,
  isSelected,
}: {
  vehicle: Vehicle;
  position: number;
  columns: readonly ChosenColumn[];
  isSelected: boolean;
}) {
  const name = vehicleName(vehicle);
  const now = new Date();
  const facts = columns
    .filter(isFact)
    .map((column) => [column, factText(vehicle, column, now)] as const);
  const inquiries = useStore(inquiryCounts.$value)?.[vehicle.id] ?? 0;
  const mayAddImages = useMay('create', 'vehicle_images');
  const mayTrash = useMay('trash', 'vehicles');
  const maySell = useMayChange('vehicles')('status');
  const cell = (column: ChosenColumn, content: ReactNode, isSet = true) =>
    columns.includes(column) && (
      <td
        role="cell"
        className={`stock__${column}`}
        data-label={copy.columns[column]}
        data-none={!isSet || undefined}
      >
        {content}
      </td>
    );
  return (
    <tr
      role="row"
      aria-rowindex={position}
      data-id={vehicle.id}
      data-selected={isSelected || undefined}
    >
      <th scope="row" role="rowheader" className="stock__vehicle">
        {maySell && (
          <label className="stock__check">
            <input
              type="checkbox"
              aria-label={selectionCopy.select(name)}
              checked={isSelected}
              onChange={({ nativeEvent }) => {
                const withShift = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
                selectTo(vehicle.id, !isSelected, withShift);
              }}
            />
          </label>
        )}
        {vehicle.cover === null && mayAddImages ? (
          <TakeImages vehicle={vehicle} name={name} />
        ) : (
          <Thumbnail vehicle={vehicle} />
        )}
        <button type="button" className="stock__name" onClick={() => goTo('vehicle', vehicle.id)}>
          {name} {vehicle.variant}
        </button>
        <span className="quiet">
          {vehicle.unpublished && (
            <span className="badge stock__badge">{vehicleBadgeCopy.unpublished}</span>
          )}
          {inquiries > 0 && <span className="badge stock__badge">{buyerCopy.open(inquiries)}</span>}
          <span className="stock__inline-year">{vehicle.year} · </span>
          {[
            vehicle.registration_number,
            stockFactsCopy.daysInStock(daysInStock(vehicle, now)),
            vehicle.color,
            storedFuelCopy(vehicle.fuel_type),
          ]
            .filter(Boolean)
            .join(' · ')}
          {facts.map(([column, text]) =>
            text === '' || column === 'days' || column === 'registration_number' ? null : (
              <span key={column} className="stock__inline-fact">
                {' · '}
                {text}
              </span>
            ),
          )}
        </span>
      </th>
      {cell('year', vehicle.year)}
      {cell('price', <PriceCell vehicle={vehicle} name={name} />)}
      {cell('leasing', <Leasing vehicle={vehicle} />, vehicle.flexleasing_enabled)}
      {facts.map(([column, text]) => (
        <td key={column} role="cell" className="stock__fact">
          {text || <span className="quiet">–</span>}
        </td>
      ))}
      <td role="cell" className="stock__status">
        <StatusDot status={vehicle.status} />
        {maySell ? (
          <StatusSelect
            label={copy.statusOf(name)}
            status={vehicle.status}
            onChoose={(status) => {
              // A filter or the sorting may take the row away.
              const restoreFocus = restoreFocusToRow('.stock__select');
              void changeStatus(vehicle, status);
              restoreFocus();
            }}
          />
        ) : (
          statusCopy[vehicle.status]
        )}
      </td>
      {cell(
        'featured',
        vehicle.featured ? (
          <span className="stock__is-featured">
            <Star aria-hidden="true" size={16} />
            <span className="stock__yes">{adminCopy.yes}</span>
          </span>
        ) : (
          <span className="quiet">{adminCopy.no}</span>
        ),
        vehicle.featured,
      )}
      <td role="cell" className="stock__actions">
        <IconButton
          icon={Pencil}
          label={copy.edit(name)}
          onClick={() => goTo('vehicle', vehicle.id)}
        />
        {maySell && (
          <IconButton
            icon={Copy}
            label={copy.duplicate(name)}
            onClick={() => duplicateVehicle(vehicle)}
          />
        )}
        {hasPage(vehicle) && (
          <a
            className="icon-button"
            href={vehiclePath(vehicle.id)}
            target="_blank"
            rel="noreferrer"
            aria-label={copy.view(name)}
          >
            <ExternalLink aria-hidden="true" size={18} />
          </a>
        )}
        {mayTrash && (
          <IconButton
            icon={Trash2}
            label={copy.remove(name)}
            danger
            onClick={() => deleteVehicle(vehicle)}
          />
        )}
      </td>
    </tr>
  );
});

function Leasing({ vehicle }: { vehicle: Vehicle }) {
  if (!vehicle.flexleasing_enabled) return <span className="quiet">–</span>;
  const lines = [
    [copy.privat, vehicle.flexleasing_privat_monthly_payment] as const,
    [copy.erhverv, vehicle.flexleasing_erhverv_monthly_payment] as const,
  ];
  return (
    <span className="stock__leasing-terms">
      {vehicle.flexleasing_period && <span>{copy.months(vehicle.flexleasing_period)}</span>}
      {lines.map(
        ([customer, monthly]) =>
          monthly !== null &&
          monthly > 0 && (
            <span key={customer}>
              {customer} {formatMonthly(monthly)}
            </span>
          ),
      )}
    </span>
  );
}
