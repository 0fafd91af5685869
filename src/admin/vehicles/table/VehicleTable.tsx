import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useRef } from 'react';
import { useMayChange } from '#admin/session/use-may.ts';
import { useMediaQuery } from '#admin/ui/use-media-query.ts';
import { vehicleTableCopy as copy } from '#copy/admin/vehicles/vehicle-table.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { type ChosenColumn, type Column, isFact, rowColumns } from './columns.ts';
import type { Sorting } from './rows/table-rows.ts';
import { SelectAll } from './selection/SelectAll.tsx';
import { useVirtualRows } from './use-virtual-rows.ts';
import { VehicleRow } from './VehicleRow.tsx';

/**
 * The vehicle table; it renders only the rows near the screen. Every role is written out, since some
 * browsers take the role of a table element that is not laid out as a table away.
 */
export function VehicleTable({
  rows,
  sorting,
  columns,
  selected,
  onSort,
}: {
  rows: readonly Vehicle[];
  sorting: Sorting;
  columns: readonly ChosenColumn[];
  selected: ReadonlySet<string>;
  onSort: (column: Column) => void;
}) {
  const maySell = useMayChange('vehicles')('status');
  const body = useRef<HTMLTableSectionElement>(null);
  const isTable = useMediaQuery('(min-width: 75rem)');
  const { start, end, rowHeight } = useVirtualRows(body, rows.length, isTable ? 1 : 4);
  return (
    <table
      role="table"
      className={maySell ? 'stock stock--selectable' : 'stock'}
      aria-rowcount={rows.length + 1}
    >
      <thead role="rowgroup">
        <tr role="row" aria-rowindex={1}>
          {rowColumns(columns).map((column) => (
            <th
              key={column}
              scope="col"
              role="columnheader"
              className={isFact(column) ? 'stock__fact' : `stock__${column}`}
              aria-sort={ariaSort(sorting, column)}
            >
              {column === 'vehicle' && maySell && <SelectAll rows={rows} selected={selected} />}
              <button type="button" className="stock__sort" onClick={() => onSort(column)}>
                {copy.columns[column]}
                <SortArrow sorting={sorting} column={column} />
              </button>
            </th>
          ))}
          <th scope="col" role="columnheader" className="stock__actions">
            {copy.columns.actions}
          </th>
        </tr>
      </thead>
      {/* The padding is as high as the rows that are not rendered. */}
      <tbody
        ref={body}
        role="rowgroup"
        style={{ paddingBlock: `${start * rowHeight}px ${(rows.length - end) * rowHeight}px` }}
      >
        {rows.slice(start, end).map((vehicle, index) => (
          <VehicleRow
            key={vehicle.id}
            vehicle={vehicle}
            position={start + index + 2}
            columns={columns}
            isSelected={selected.has(vehicle.id)}
          />
        ))}
      </tbody>
    </table>
  );
}

function SortArrow({ sorting, column }: { sorting: Sorting; column: Column }) {
  if (sorting?.column !== column) return null;
  const Arrow = sorting.descending ? ArrowDown : ArrowUp;
  return <Arrow aria-hidden="true" size={16} />;
}

function ariaSort(sorting: Sorting, column: Column): 'ascending' | 'descending' | 'none' {
  if (sorting?.column !== column) return 'none';
  return sorting.descending ? 'descending' : 'ascending';
}
